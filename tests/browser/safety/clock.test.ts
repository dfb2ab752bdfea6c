import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';
import { whenCounting, whenPlaying } from './when-counting';

const timerOf = (page: Page, t: Translate) =>
  page.getByRole('main').getByRole('timer', { name: t('playBreak.clock') });

const LAUNCH = `${ROUTES.launchGame}?vendor=JT&code=jt-peacock-throne`;

test('time played counts only with a game open; one clock, in the game and beside it, continues over pages, games and tabs, and restarts after half an hour away and a sign-out (B5, B17)', async ({
  page,
  context,
  member,
  visitor,
  merchant,
  t,
}) => {
  // The controls leave by themselves when the clock is set forward.
  const inGame = page.getByRole('timer', { name: t('play.clock'), includeHidden: true });
  await page.clock.install({ time: Date.now() });
  await member.isAt(ROUTES.member);
  await whenCounting(page);
  await page.clock.fastForward('10:00');
  await expect(timerOf(page, t)).toHaveText(/^0:\d\d$/);
  await visitor.opens(LAUNCH);
  await whenPlaying(page);
  await page.clock.fastForward('15:00');
  await expect(inGame).toHaveText(/^15:\d\d$/);
  await visitor.opens(ROUTES.member);
  await expect(timerOf(page, t)).toHaveText(/^15:\d\d$/);
  await page.clock.fastForward('10:00');
  await visitor.opens(LAUNCH);
  await expect(inGame).toHaveText(/^15:\d\d$/);
  await visitor.opens(ROUTES.member);
  await expect(timerOf(page, t)).toHaveText(/^15:\d\d$/);
  const other = await context.newPage();
  await other.goto(merchant.url(ROUTES.safety));
  await expect(timerOf(other, t)).toHaveText(/^15:\d\d$/);
  await other.close();
  await page.clock.fastForward('31:00');
  await expect(timerOf(page, t)).toHaveText(/^0:\d\d$/);
  await member.signOut();
  await expect(page).toHaveURL(merchant.url(ROUTES.home));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mc_play_clock'))).toBeNull();
});
