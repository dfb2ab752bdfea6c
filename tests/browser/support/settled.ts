// When a page is settled: nothing more arrives by itself after that.
import { expect, type Page, type Request } from 'playwright/test';

const OPEN = new WeakMap<Page, Set<Request>>();
/** An answer may lead to a further request within so many turns of the page's event loop. */
const TURNS = 3;

/** Counts the requests of a page that have no answer yet; called before its first navigation. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  OPEN.set(page, open);
  page.on('request', (request) => open.add(request));
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close).on('requestfailed', close);
}

/** One turn of the page's event loop, by a way that no test's clock stops. */
const oneTurn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(undefined);
        port2.postMessage(undefined);
      }),
  );

/** Waits until no request of the page is open, and none follows from the last answer. */
export async function whenBrowserIdle(page: Page): Promise<void> {
  const open = OPEN.get(page);
  if (!open) throw new Error('the requests of this page are not counted');
  for (let turn = 0; turn < TURNS; turn += 1) {
    await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
    await oneTurn(page);
  }
}

/** Waits until the deferred parts of a page, which mount one by one while it is idle, are there, and their calls are answered. */
export async function whenPageSettled(page: Page): Promise<void> {
  await page.locator('[data-install-host]').waitFor({ state: 'attached' });
  await whenBrowserIdle(page);
}
