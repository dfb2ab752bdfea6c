// A page whose clock of time played runs: time that is moved on before would be no one's.
import { expect, type Page } from 'playwright/test';

/** Waits until the page's late parts are there, and the clock has begun; a game's page tells by its own clock that it plays. */
export async function whenCounting(page: Page): Promise<void> {
  await page.locator('[data-install-host]').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mc_play_clock'))).not.toBeNull();
}

/** Waits until the game that shows is counted as played. */
export async function whenPlaying(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mc_play_clock'))).toContain('stretch');
}
