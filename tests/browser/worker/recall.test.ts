import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { patchConfig, readCaches, readWorkers, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow' });

test.use({ brand: 'lotus' });

// Filling the worker's caches and looking for its new script take as long as the machine likes.
test.beforeEach(() => test.slow());

test('a worker that the merchant withdraws cleans up and ends, and the page works without it (FLT-42)', async ({
  page,
  site,
  merchant,
  visitor,
}) => {
  await visitor.opens(ROUTES.privacy);
  await whenWorkerIsActive(page);
  await patchConfig(site, 'lotus', { workerDisabled: true });
  // The configuration of another language has not been asked for yet: the site keeps each for a minute.
  await page.goto(merchant.url(`${ROUTES.privacy}?lang=TW`));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(merchant.url(ROUTES.privacy));
  await expect.poll(() => readWorkers(page), { timeout: 40_000 }).toEqual([]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto(merchant.url(ROUTES.game));
  await whenAlive(page);
  await expect.poll(() => readCaches(page)).toEqual({});
  await whenPageSettled(page);
  expect(await readWorkers(page)).toEqual([]);
  expect(await readCaches(page)).toEqual({});
});

test('the recalling script alone is enough, where the pages do not do it (FLT-42)', async ({
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
  await page.goto(merchant.url(`${ROUTES.privacy}?lang=CN`));
  await page.goto(merchant.url(ROUTES.privacy));
  // The browser looks for a new script when it has nothing else to do.
  await expect.poll(() => readWorkers(page), { timeout: 40_000 }).toEqual([]);
  await expect.poll(() => readCaches(page)).toEqual({});
  await whenAlive(page);
});
