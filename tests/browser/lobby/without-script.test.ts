import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

test.use({ javaScriptEnabled: false });

test('home reads fully without script, and a language link works and is stored (B33, I4)', async ({
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vietnamese('lobby.games'));
});

test('the game area leads to a category, a game and its page without script, and the login page states that it needs it (B33, R7)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens(ROUTES.game);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('lobby.games'));
  await main
    .getByRole('navigation', { name: t('lobby.categories') })
    .getByRole('link', { name: t('category.FISH') })
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('category.FISH'));
  const card = main.getByRole('listitem').locator('a[href*="game="]').first();
  const name = (await card.locator('span').last().textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/[?&]game=/);
  await expect(main.getByText(t('game.by', { vendor: name }), { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: t('game.signInToPlay') })).toBeVisible();
  await visitor.opens(ROUTES.login);
  const message = page.locator('noscript');
  await expect(message).toBeVisible();
  expect(await message.textContent()).toContain(t('auth.noScript'));
});
