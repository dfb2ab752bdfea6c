import { ROUTES, toHref } from '@/lib/shared/routes';
import { BRANDS } from '../support/input/input-methods';
import { groupsOf, OPEN_SCREENS } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** Buttons that would do something without script: they send a form, or open a dialog by an invoker command. */
const WORKING =
  'button[commandfor], form[action] button:not([type="button"]), form[action] input[type="submit"]';

// Every page once; the brands take turns.
for (const [at, screens] of groupsOf(OPEN_SCREENS).entries())
  test.describe(BRANDS[at % BRANDS.length] ?? 'aurora', () => {
    test.use({ brand: BRANDS[at % BRANDS.length] });

    test(`without script these read whole, and show no button that would do nothing: ${screens.map(({ name }) => name).join(', ')} (B33)`, async ({
      page,
      visitor,
    }) => {
      const main = page.getByRole('main');
      const live = page.locator(WORKING);
      const dead = page
        .getByRole('button')
        .filter({ visible: true })
        .and(page.locator(`:not(${WORKING})`));
      for (const { name, path } of screens)
        await test.step(name, async () => {
          expect((await visitor.opens(path))?.status()).toBe(200);
          await expect(main.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
          await expect(main).toHaveText(/\S[\s\S]{40}/);
          await expect(dead).toHaveCount(0);
          await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
          for (const one of await live.all()) await expect(one).toBeEnabled();
        });
    });
  });

test('a search is a form that answers without script (B3, B33)', async ({ page, visitor, t }) => {
  await visitor.opens();
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: t('search.label') }).fill('peacock');
  await main.getByRole('button', { name: t('search.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/game\?.*q=peacock/);
  await expect(main.getByRole('link', { name: /Peacock Throne/ })).toBeVisible();
});

test('a promotion, news, service and the invitation lead on by links without script (B33, R9)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens(ROUTES.activity);
  const main = page.getByRole('main');
  await main
    .locator(`a[href^="${toHref(ROUTES.activity, { id: '' })}"]`)
    .first()
    .click();
  await expect(main.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.news'), exact: true })
    .click();
  await main.getByRole('article').first().getByRole('link').click();
  await expect(main.getByRole('article').first().getByRole('heading', { level: 1 })).toHaveText(/\S/);
});
