// From the question to the page of the choices. A choice that cannot be stored: tests/unit/components/consent/privacy-page.
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { questionOf, storedChoice } from './consent-prompt';

/** Runs in the page: marks the document once a script has written the cookie, however soon it is removed. */
function markWrittenPixelCookie(): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...own,
    set(text: string) {
      own?.set?.call(this, text);
      if (/^_fbp=fb/.test(text)) document.documentElement.dataset.written = '_fbp';
    },
  });
}

test.describe('rio', () => {
  test.use({ brand: 'rio', consent: 'unasked' });

  test('the question’s link, and one of every page, lead to the choices, which show the present one; a change counts at once and ends the question, and a script loading at the moment of refusal leaves no cookie (B7, T4)', async ({
    page,
    context,
    merchant,
    visitor,
    t,
  }) => {
    await page.addInitScript(markWrittenPixelCookie);
    const held = Promise.withResolvers<void>();
    await page.route(/fbevents\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const main = page.getByRole('main');
    const press = (answer: string) =>
      main.getByRole('button', { name: t(`consent.${answer}`), exact: true }).click();
    const pixelCookies = async () => (await context.cookies()).filter(({ name }) => name === '_fbp');
    await test.step('to the choices', async () => {
      await visitor.opens(ROUTES.news);
      const link = page.getByRole('contentinfo').getByRole('link', { name: t('privacy.title') });
      await expect(link).toHaveAttribute('href', new RegExp(`^${ROUTES.privacy}`));
      await questionOf(page, t)
        .getByRole('link', { name: t('consent.more') })
        .click();
      await expect(page).toHaveURL(merchant.url(ROUTES.privacy));
      await expect(main.getByRole('heading', { level: 1, name: t('privacy.title') })).toBeVisible();
      await expect(main.getByRole('status')).toHaveText(t('consent.choseNothing'));
      await expect(questionOf(page, t)).toHaveCount(0);
      // A form sent before then reloads the page and its script.
      await whenAlive(page);
    });
    await test.step('a yes, and a no while a script loads', async () => {
      const request = page.waitForRequest(/fbevents\.js/);
      await press('accept');
      await expect(main.getByRole('status')).toHaveText(t('consent.choseYes'));
      await expect.poll(() => storedChoice(page)).toBe('yes');
      await request;
      await press('decline');
      await expect(main.getByRole('status')).toHaveText(t('consent.choseNo'));
      await expect.poll(() => storedChoice(page)).toBe('no');
      held.resolve();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.written)).toBe('_fbp');
      await expect.poll(pixelCookies).toEqual([]);
    });
    await test.step('afterwards', async () => {
      await page.reload();
      await expect(main.getByRole('button', { pressed: true })).toHaveText(t('consent.decline'));
      await page
        .getByRole('navigation', { name: t('tab.name') })
        .getByRole('link', { name: t('tab.games') })
        .click();
      await expect(page).toHaveURL(merchant.url(ROUTES.game));
      await whenPageSettled(page);
      await expect(questionOf(page, t)).toHaveCount(0);
    });
  });
});
