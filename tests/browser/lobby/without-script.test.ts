import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

test.use({ javaScriptEnabled: false });

// Each page without script: access/without-script.test.ts.
test('home reads fully without script, and a language link works and is stored; the game area leads to a category, a game and its page, and the login page states that it needs it (B33, I4, R7)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: t('category.LIVE') })).toBeVisible();
  await expect(main.getByRole('group', { name: t('banner.slide', { number: 1, total: 5 }) })).toBeVisible();
  await expect(main.locator('#lane-RNG').getByRole('link').first()).toBeVisible();
  await expect(page.getByText(t('safety.title'))).toBeVisible();
  const vietnamese = textsIn('VI');
  await page.getByRole('contentinfo').locator('a[data-lang="VI"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await visitor.opens(ROUTES.game);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(vietnamese('lobby.games'));
  await main
    .getByRole('navigation', { name: vietnamese('lobby.categories') })
    .getByRole('link', { name: vietnamese('category.FISH') })
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(vietnamese('category.FISH'));
  const card = main.getByRole('listitem').locator('a[href*="game="]').first();
  const name = (await card.locator('span').last().textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/[?&]game=/);
  await expect(main.getByText(vietnamese('game.by', { vendor: name }), { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: vietnamese('game.signInToPlay') })).toBeVisible();
  await visitor.opens(ROUTES.login);
  const message = page.locator('noscript');
  await expect(message).toBeVisible();
  expect(await message.textContent()).toContain(vietnamese('auth.noScript'));
});
