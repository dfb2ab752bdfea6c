// The test function of development: one `npm run dev` for the whole run, and a browser whose complaints fail the test.
import { test as base, type Page } from 'playwright/test';
import { type Complaints, collectComplaints } from '@/tests/browser/support/complaints';
import { type DevSite, startDevSite } from './dev-site';

type Fixtures = {
  /** The server that all tests share; restarted if a test has ended it. */
  readonly dev: DevSite;
  readonly complaints: Complaints;
  /** Opens a brand's page and waits until React has taken it over. */
  readonly opens: (brand: string, path: string) => Promise<void>;
};

export const { expect } = base;

async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main a, main button')].some((node) =>
      Object.keys(node).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Resolves once hot reload is connected: an earlier edit would already be part of the page. */
function whenConnected(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('turbopack-connected')) resolve();
      });
    });
  });
}

export const test = base.extend<Fixtures, { getRunning: () => Promise<DevSite> }>({
  getRunning: [
    async ({}, use) => {
      let dev = await startDevSite();
      await use(async () => {
        if (dev.hasEnded()) dev = await startDevSite();
        return dev;
      });
      await dev.interrupt();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  dev: async ({ getRunning }, use) => use(await getRunning()),
  complaints: [
    async ({ context }, use) => {
      const complaints = await collectComplaints(context);
      await use(complaints);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  opens: ({ page, dev }, use) =>
    use(async (brand, path) => {
      const isConnected = whenConnected(page);
      await page.goto(`http://${brand}.localhost:${dev.port}${path}`);
      await whenHydrated(page);
      await isConnected;
    }),
});
