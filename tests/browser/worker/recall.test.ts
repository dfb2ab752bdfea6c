import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { expect, test } from '../support/test';
import { patchConfig, readCaches, readWorkers, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow', brand: 'lotus' });

// Filling the worker's caches and checking for its new script have no fixed duration.
test.beforeEach(() => test.slow());

// How a page handles it: tests/unit/client/worker/settle-worker.test.ts; how it removes a worker: gating.test.ts.
test('a worker that the merchant withdraws is ended by the recalling script alone, with its caches, and the page works without it (FLT-42)', async ({
  page,
  site,
  merchant,
  visitor,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED .*system\/config/);
  await visitor.opens(ROUTES.privacy);
  await whenWorkerIsActive(page);
  await patchConfig(site, 'lotus', { workerDisabled: true });
  await page.route('**/wps/system/config**', (route) => route.abort());
  await page.goto(merchant.url(`${ROUTES.privacy}?lang=EN`));
  await page.goto(merchant.url(ROUTES.privacy));
  // The site may have read the configuration in this language for another test, and keeps it for a minute; the recalling script waits
  // for what the withdrawn worker has begun, at the latest until its pages are closed.
  const isEnded = async () => {
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations())
        await worker.update().catch(() => undefined);
    });
    if ((await readWorkers(page)).length === 0) return true;
    await page.goto('about:blank');
    await page.goto(merchant.url(ROUTES.privacy));
    return false;
  };
  await expect.poll(isEnded, { timeout: 90_000 }).toBe(true);
  await expect.poll(() => readCaches(page)).toEqual({});
  await whenAlive(page);
});
