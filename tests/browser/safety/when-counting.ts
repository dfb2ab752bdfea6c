// Waits until the page's play clock runs: time that passes earlier belongs to no member.
import { expect, type Page } from 'playwright/test';

/** Waits until the deferred widgets have loaded and the clock runs; a game's page shows it by its own clock. */
export async function whenCounting(page: Page): Promise<void> {
  await page.locator('[data-install-host]').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mc_play_clock'))).not.toBeNull();
}

/** Waits until the game that shows is counted as played. */
export async function whenPlaying(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mc_play_clock'))).toContain('stretch');
}
