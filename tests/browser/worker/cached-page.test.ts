import type { Page, Worker } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { NETWORK_FAILURE, readCached, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and leaves it before any of its scripts is requested. */
async function passThrough(page: Page, address: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(address);
  await expect.poll(() => readCached(page, 'pages')).toContain(new URL(address).pathname);
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
  await browser.send('Network.clearBrowserCache');
}

/** Waits until the worker has the site's own scripts of the page; the chat's is its vendor's. */
async function whenScriptsAreCached(page: Page): Promise<void> {
  const isMissing = async () =>
    page.evaluate(async () => {
      const scripts = [...document.scripts].flatMap(({ src }) => (src.includes('/_next/static/') ? src : []));
      const cached = await Promise.all(scripts.map((src) => caches.match(src)));
      return cached.includes(undefined);
    });
  await expect.poll(isMissing).toBe(false);
}

/** Blocks the worker's page requests, and lets its three seconds pass on demand. */
async function holdPages(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable());
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().includes('/m/sw.js')) as Worker;
  await worker.evaluate(() => {
    const { fetch, setTimeout: wait } = globalThis;
    const held: (() => void)[] = [];
    const isPage = (requests: unknown) => requests instanceof Request && requests.mode === 'navigate';
    const hold = (go: () => void, ms = 0) => (ms === 3_000 ? held.push(go) : wait(go, ms));
    const ask: typeof fetch = (...question) =>
      isPage(question[0]) ? new Promise(() => undefined) : fetch(...question);
    Object.assign(globalThis, { fetch: ask, setTimeout: hold, held });
  });
  const count = () => worker.evaluate(() => (globalThis as unknown as { held: unknown[] }).held.length);
  const elapse = () =>
    worker.evaluate(() => {
      for (const go of (globalThis as unknown as { held: (() => void)[] }).held.splice(0)) go();
    });
  return { count, elapse };
}

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('a page that was left before its scripts came is the offline page without a network; a visited one opens, states that it is cached, and is updated in place; after three seconds the cached page replaces one that is slow to load (B9)', async ({
    page,
    context,
    merchant,
    visitor,
    complaints,
    t,
  }) => {
    complaints.expect(NETWORK_FAILURE);
    await visitor.opens();
    await whenWorkerIsActive(page);
    const address = merchant.url(ROUTES.activity);
    await passThrough(page, `${address}?fbclid=abc`);
    await context.setOffline(true);
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(t('worker.title'));
    await context.setOffline(false);
    await expect(title).not.toHaveText(t('worker.title'));
    await whenAlive(page);
    await whenScriptsAreCached(page);
    await context.setOffline(true);
    await page.goto(address);
    await whenAlive(page);
    const hint = page.getByText(t('worker.cachedPage'));
    await expect(hint).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset.stays = 'yes';
    });
    await context.setOffline(false);
    await expect(page.getByText(t('worker.isBack'))).toBeVisible();
    await expect(hint).toHaveCount(0);
    await expect(page.locator('body')).toHaveAttribute('data-stays', 'yes');

    const { count, elapse } = await holdPages(page);
    let isOpen = false;
    const opening = page.goto(merchant.url(ROUTES.mine), { waitUntil: 'commit' }).then(() => {
      isOpen = true;
    });
    await expect.poll(count, { message: 'a limit of three seconds' }).toBe(1);
    expect(isOpen).toBe(false);
    await elapse();
    await opening;
    await expect(page.getByRole('heading', { level: 1, name: t('saved.title') })).toBeVisible();
    await expect(page.getByText(t('worker.cachedPage'))).toBeVisible();
  });
});
