import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { withoutPictures } from '../support/measure/without-pictures';
import type { BrandCode } from '../support/merchant';
import { GAME } from '../support/player';
import { groupsOf, OPEN_SCREENS } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => withoutPictures(page));

/** Buttons that would do something without script: they send a form, or open a dialog by an invoker command. */
const WORKING =
  'button[commandfor], form[action] button:not([type="button"]), form[action] input[type="submit"]';

/** Expects that a page is whole, and that each button in sight works. */
async function readsWhole(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const dead = page
    .getByRole('button')
    .filter({ visible: true })
    .and(page.locator(`:not(${WORKING})`));
  await expect(main.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
  await expect(main).toHaveText(/\S[\s\S]{40}/);
  await expect(dead).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator(WORKING).and(page.locator(':disabled, [aria-disabled="true"]'))).toHaveCount(0);
}

/** By their kind: one promotion or piece of news is like another. */
const ON_THE_WAY: readonly string[] = [
  ROUTES.home,
  toHref(ROUTES.game, { q: GAME.part }),
  ROUTES.activity,
  toHref(ROUTES.activity, { id: '42' }),
  ROUTES.news,
  toHref(ROUTES.news, { id: '3' }),
  // With a support code it shows all of this, and more.
  ROUTES.service,
];

test('a search is a form that answers without script, a promotion and news lead on by links; each page on the way reads whole, and shows no button that would do nothing (B3, B33, R9)', async ({
  page,
  visitor,
  t,
}) => {
  const main = page.getByRole('main');
  await visitor.opens();
  await readsWhole(page);
  await main.getByRole('searchbox', { name: t('search.label') }).fill(GAME.part);
  await main.getByRole('button', { name: t('search.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/game\?.*q=peacock/);
  await expect(main.getByRole('link', { name: /Peacock Throne/ })).toBeVisible();
  await readsWhole(page);
  await visitor.opens(ROUTES.activity);
  await readsWhole(page);
  await main
    .locator(`a[href^="${toHref(ROUTES.activity, { id: '' })}"]`)
    .first()
    .click();
  await expect(main.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await readsWhole(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.news'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.news}$`));
  await readsWhole(page);
  await main.getByRole('article').first().getByRole('link').click();
  await expect(main.getByRole('article').first().getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await readsWhole(page);
});

const TURNS: readonly BrandCode[] = ['rio', 'noor', 'lotus'];
const OTHERS = OPEN_SCREENS.filter(({ path }) => !ON_THE_WAY.includes(path));

for (const [at, screens] of groupsOf(OTHERS, Math.ceil(OTHERS.length / TURNS.length)).entries())
  test.describe(TURNS[at] ?? 'aurora', () => {
    test.use({ brand: TURNS[at] });

    test(`without script these read whole, and show no button that would do nothing: ${screens.map(({ name }) => name).join(', ')} (B33)`, async ({
      page,
      visitor,
    }) => {
      for (const { name, path } of screens)
        await test.step(name, async () => {
          expect((await visitor.opens(path))?.status()).toBe(200);
          await readsWhole(page);
        });
    });
  });
