import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

test.use({ javaScriptEnabled: false });

test('home reads fully without script (B33)', async ({ page, visitor, say }) => {
  await visitor.opens();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: say('category.LIVE') })).toBeVisible();
  await expect(main.getByRole('group', { name: say('banner.slide', { number: 1, total: 5 }) })).toBeVisible();
  await expect(main.locator('#lane-RNG').getByRole('link').first()).toBeVisible();
  await expect(page.getByText(say('safety.title'))).toBeVisible();
});

test('the game area leads to a category, a game and its page without script (B33, R7)', async ({
  page,
  visitor,
  say,
}) => {
  await visitor.opens(ROUTES.game);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('lobby.games'));
  await main
    .getByRole('navigation', { name: say('lobby.categories') })
    .getByRole('link', { name: say('category.FISH') })
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('category.FISH'));
  const card = main.getByRole('listitem').locator('a[href*="game="]').first();
  const name = (await card.locator('span').last().textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/[?&]game=/);
  await expect(main.getByText(say('game.by', { vendor: name }), { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: say('game.signInToPlay') })).toBeVisible();
});

test('a language link works without script and is kept (B33, I4)', async ({ page, visitor }) => {
  await visitor.opens();
  const vietnamese = textsIn('VI');
  await page.getByRole('contentinfo').locator('a[data-lang="VI"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await visitor.opens(ROUTES.game);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vietnamese('lobby.games'));
});

test('the login page says that it needs script (B33)', async ({ page, visitor, say }) => {
  await visitor.opens(ROUTES.login);
  const told = page.locator('noscript');
  await expect(told).toBeVisible();
  expect(await told.textContent()).toContain(say('auth.noScript'));
});
