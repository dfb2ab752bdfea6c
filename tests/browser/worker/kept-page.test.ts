import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { NETWORK_GONE, readKept, whenWorkerStands } from './device';

test.use({ serviceWorkers: 'allow' });

const SLOW_MS = 20_000;

for (const brand of ['aurora', 'noor'] as const) {
  test.describe(brand, () => {
    test.use({ brand });

    test('a page that was seen opens without a network, says that it is a kept one, and is brought up to date where it stands (B9)', async ({
      page,
      context,
      merchant,
      visitor,
      complaints,
      say,
    }) => {
      complaints.expect(NETWORK_GONE);
      await visitor.opens();
      await whenWorkerStands(page);
      await visitor.opens(`${ROUTES.activity}?fbclid=abc`);
      await expect.poll(() => readKept(page, 'pages')).toContain(ROUTES.activity);
      await context.setOffline(true);
      await page.goto(merchant.url(ROUTES.activity));
      await whenAlive(page);
      const hint = page.getByText(say('worker.keptPage'));
      await expect(hint).toBeVisible();
      await page.evaluate(() => {
        document.body.dataset.stays = 'yes';
      });
      await context.setOffline(false);
      await expect(page.getByText(say('worker.isBack'))).toBeVisible();
      await expect(hint).toHaveCount(0);
      await expect(page.locator('body')).toHaveAttribute('data-stays', 'yes');
    });
  });
}

/** From now on the worker's requests for pages stand still before they go out. */
async function slowDown(page: Page, delayMs: number): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable());
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().includes('/m/sw.js'));
  await worker?.evaluate((ms) => {
    const { fetch } = globalThis;
    globalThis.fetch = async (...question) => {
      const [asked] = question;
      const isPage = asked instanceof Request && asked.mode === 'navigate';
      if (isPage) await new Promise((resolve) => setTimeout(resolve, ms));
      return fetch(...question);
    };
  }, delayMs);
}

test.describe('a slow line', () => {
  test.use({ brand: 'rio' });

  test('after three seconds the kept page stands in for one that is slow to come (SPEC §4, B9)', async ({
    page,
    merchant,
    visitor,
    say,
  }) => {
    await visitor.opens();
    await whenWorkerStands(page);
    await slowDown(page, SLOW_MS);
    const start = Date.now();
    await page.goto(merchant.url(ROUTES.mine), { waitUntil: 'commit' });
    const waitedMs = Date.now() - start;
    expect(waitedMs).toBeGreaterThan(2_800);
    expect(waitedMs).toBeLessThan(4_900);
    await expect(page.getByRole('heading', { level: 1, name: say('kept.title') })).toBeVisible();
    await expect(page.getByText(say('worker.keptPage'))).toBeVisible();
  });
});
