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

/** Counts in the page what it has read of the check: the site reads the known build at the end of each. */
function countReads(): void {
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function get(this: Storage, key: string) {
    const { dataset } = document.documentElement;
    if (key === 'asset_hash') dataset.checks = String(Number(dataset.checks ?? 0) + 1);
    return getItem.call(this, key);
  };
}

/** Waits for a message to the page itself, after a frame: React has done its pending work by then. */
const fence = (page: Page) =>
  page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let round = 0; round < 4; round += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(round);
      });
    }
    port1.close();
  });

/** Resolves once the page has checked and shown the result. */
export async function whenChecked(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(countReads);
  const answer = page.waitForResponse(PLACE);
  await go();
  await (await answer).finished();
  await expect(page.locator('html')).toHaveAttribute('data-checks', /\d/);
  await expect(page.locator('[aria-live="polite"]').last()).toBeAttached();
  await fence(page);
}
