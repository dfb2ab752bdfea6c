import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { questionOf, storedChoice, withPartners } from './consent-prompt';

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

test.describe('before an answer', () => {
  test.use({ consent: 'unasked' });

  test('the page of the choices is reached from every page and shows the present one; a change counts at once (B7)', async ({
    page,
    context,
    merchant,
    visitor,
    t,
  }) => {
    await visitor.opens(ROUTES.news);
    const link = page.getByRole('contentinfo').getByRole('link', { name: t('privacy.title') });
    await link.click();
    await expect(page).toHaveURL(merchant.url(ROUTES.privacy));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: t('privacy.title') })).toBeVisible();
    await expect(main.getByRole('status')).toHaveText(t('consent.choseNothing'));
    await expect(questionOf(page, t)).toHaveCount(0);
    await whenAlive(page);

    await context.addCookies([{ name: '_fbp', value: 'fb.1.2.3', url: merchant.origin }]);
    const press = (answer: string) =>
      main.getByRole('button', { name: t(`consent.${answer}`), exact: true }).click();
    await press('accept');
    await expect(main.getByRole('status')).toHaveText(t('consent.choseYes'));
    await expect.poll(() => storedChoice(page)).toBe('yes');
    await press('decline');
    await expect(main.getByRole('status')).toHaveText(t('consent.choseNo'));
    await expect.poll(() => storedChoice(page)).toBe('no');
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => name === '_fbp'))
      .toEqual([]);
    await page.reload();
    await expect(main.getByRole('button', { pressed: true })).toHaveText(t('consent.decline'));
  });
});

test.describe('after a no', () => {
  test.use({ brand: 'rio', consent: 'unasked' });

  test('the question’s link leads to the choices, and an answer there ends it (B7)', async ({
    page,
    merchant,
    visitor,
    t,
  }) => {
    await withPartners(page, merchant);
    await visitor.opens();
    await questionOf(page, t)
      .getByRole('link', { name: t('consent.more') })
      .click();
    await expect(page).toHaveURL(merchant.url(ROUTES.privacy));
    await expect(questionOf(page, t)).toHaveCount(0);
    await page.getByRole('button', { name: t('consent.decline'), exact: true }).click();
    await expect.poll(() => storedChoice(page)).toBe('no');
    await page
      .getByRole('navigation', { name: t('tab.name') })
      .getByRole('link', { name: t('tab.games') })
      .click();
    await expect(page).toHaveURL(merchant.url(ROUTES.game));
    await whenPageSettled(page);
    await expect(questionOf(page, t)).toHaveCount(0);
  });

  test('a script loading at the moment of refusal leaves no cookie (B7, T4)', async ({
    page,
    context,
    visitor,
    t,
  }) => {
    await page.addInitScript(markWrittenPixelCookie);
    const held = Promise.withResolvers<void>();
    const request = page.waitForRequest(/fbevents\.js/);
    await page.route(/fbevents\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await visitor.opens(ROUTES.privacy);
    // A form that is sent before that loads the page anew, and takes the script along.
    await whenAlive(page);
    await page.getByRole('button', { name: t('consent.accept'), exact: true }).click();
    await request;
    await page.getByRole('button', { name: t('consent.decline'), exact: true }).click();
    await expect.poll(() => storedChoice(page)).toBe('no');
    held.resolve();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.written)).toBe('_fbp');
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => name === '_fbp'))
      .toEqual([]);
  });

  test('a choice that cannot be stored shows a message, and applies to the page (B7, B8)', async ({
    page,
    visitor,
    complaints,
    t,
  }) => {
    complaints.expect(/Failed to load resource/);
    await page.route(`**${ROUTES.consent}`, (route) => route.abort());
    await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
    await visitor.opens(ROUTES.privacy);
    await whenAlive(page);
    await page.getByRole('button', { name: t('consent.decline'), exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('consent.notStored') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t('consent.choseNo'));
  });
});
