// A new build, as a page that checks for updates sees it.
import { expect, type Locator, type Page } from 'playwright/test';
import type { Complaints } from '../support/complaints';

/** The runner's words about a worker that it keeps away, since requests through one cannot be answered by a test. */
const BLOCKED = /Service Worker registration blocked/;

const PLACE = /asset-manifest\.json/;

/** The prompt that asks whether to refresh. */
export const promptOf = (page: Page): Locator => page.locator('[data-prompt="update"]');

/** Answers the check of updates from now on with the build of this number. */
export async function serveBuild(page: Page, complaints: Complaints, build: number): Promise<void> {
  complaints.expect(BLOCKED);
  await page.unroute(PLACE);
  const json = { files: { 'static/main.js': `/_next/static/main-${build}.js` }, entrypoints: [] };
  await page.route(PLACE, (route) => route.fulfill({ json }));
}

/** Goes on once the page has checked, and had the time to say something about it. */
export async function whenChecked(page: Page, go: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(PLACE);
  await go();
  await (await answer).finished();
  await expect(page.locator('[aria-live="polite"]').last()).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}
