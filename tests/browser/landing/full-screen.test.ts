import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { touch } from '../support/input/touch';
import { whenAlive } from '../support/people';
import { fullScreenCoverOf, GAME, playerAt } from '../support/player';
import { expect, test } from '../support/test';

const TRIAL = { vendor: 'JT', code: GAME.code, playType: 'trial', confirm: '1' };

const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

// One visit: the tab remembers an address that forbids it.
test('a game that a tap starts fills the screen, one that opens from its own page by the first tap on it; with fullscreen=0 neither does (RR8)', async ({
  page,
  merchant,
  t,
}) => {
  const player = playerAt({ page, merchant, t, hand: touch });
  const cover = fullScreenCoverOf(page, t);
  const startsByTap = async () => {
    await page.goto(merchant.url(toHref(ROUTES.launchGame, TRIAL)));
    // A browser fills the screen for some seconds after a tap.
    await whenAlive(page);
    await page.getByRole('button', { name: t('play.start') }).tap();
    await expect(player.game).toBeVisible();
  };
  const startsFromItsPage = async (fullscreen?: '0') => {
    await page.goto(merchant.url(toHref(ROUTES.game, { game: GAME.code, fullscreen })));
    await player.main.getByRole('link', { name: t('game.playFree') }).tap();
    await expect(player.game).toBeVisible();
    await expect(page.getByRole('button', { name: t('play.controls') })).toBeVisible();
  };
  await startsByTap();
  await expect.poll(() => isFull(page)).toBe(true);
  await startsFromItsPage();
  await cover.tap();
  await expect.poll(() => isFull(page)).toBe(true);
  await expect(cover).toHaveCount(0);
  await startsFromItsPage('0');
  await expect(cover).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('fullscreen'))).toBe('0');
  await startsByTap();
  await expect(cover).toHaveCount(0);
  expect(await isFull(page)).toBe(false);
});
