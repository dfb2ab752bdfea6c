import type { Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { touch } from '../support/input/touch';
import { whenAlive } from '../support/people';
import { fullScreenCoverOf, GAME, playerAt } from '../support/player';
import { expect, test } from '../support/test';

const TRIAL = { vendor: 'JT', code: GAME.code, playType: 'trial', confirm: '1' };

const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);

/** Without a word about it, and after an address that forbids it, in this order: the tab remembers the latter. */
const TURNS = [
  { fullscreen: undefined, fills: true },
  { fullscreen: '0', fills: false },
];

test('a game that a tap starts fills the screen, with fullscreen=0 it does not (RR8)', async ({
  page,
  merchant,
  t,
}) => {
  const player = playerAt({ page, merchant, t, hand: touch });
  for (const { fullscreen, fills } of TURNS) {
    if (fullscreen) {
      await page.goto(merchant.url(toHref(ROUTES.news, { fullscreen })));
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('fullscreen'))).toBe('0');
    }
    await page.goto(merchant.url(toHref(ROUTES.launchGame, TRIAL)));
    // A browser fills the screen for some seconds after a tap.
    await whenAlive(page);
    await page.getByRole('button', { name: t('play.start') }).tap();
    await expect(player.game).toBeVisible();
    await expect.poll(() => isFull(page)).toBe(fills);
  }
});

test('a game that opens from its own page fills the screen by the first tap on it, with fullscreen=0 it does not (RR8)', async ({
  page,
  merchant,
  t,
}) => {
  const player = playerAt({ page, merchant, t, hand: touch });
  const cover = fullScreenCoverOf(page, t);
  for (const { fullscreen, fills } of TURNS) {
    await page.goto(merchant.url(toHref(ROUTES.game, { game: GAME.code, fullscreen })));
    await player.main.getByRole('link', { name: t('game.playFree') }).tap();
    await expect(player.game).toBeVisible();
    await expect(page.getByRole('button', { name: t('play.controls') })).toBeVisible();
    await expect(cover).toHaveCount(fills ? 1 : 0);
    if (fills) await cover.tap();
    await expect.poll(() => isFull(page)).toBe(fills);
    await expect(cover).toHaveCount(0);
  }
});
