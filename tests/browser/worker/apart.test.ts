import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenChatIdentifies } from '../service/customer-service';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { markRegistration, readCaches, readWorkers, whenRegistered, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow' });

const OTHER = '/m/sw.js?env=production&merchant=rio';

const merchantsOf = async (page: Page) => {
  const names = Object.keys(await readCaches(page));
  return [...new Set(names.map((name) => name.split(':')[1]))].sort();
};

// Unknown parameters in its address: tests/unit/shared/worker/worker-query.test.ts.
test('the worker is registered once, under its fixed address, for /m/ alone; two merchants share no storage, even on one origin; no worker takes over before the visitor agrees (B9, W1, R12, rulings 41, 42)', async ({
  page,
  visitor,
}) => {
  await visitor.opens(`${ROUTES.privacy}?merchant=rio&env=other`);
  await whenWorkerIsActive(page);
  expect(await readWorkers(page)).toEqual(['/m/sw.js?env=production&merchant=aurora']);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, updateViaCache }) => [
      new URL(scope).pathname,
      updateViaCache,
    ]),
  );
  expect(scopes).toEqual([['/m/', 'none']]);
  expect(await merchantsOf(page)).toEqual(['aurora']);
  // Now the worker answers this page, so the next one has to wait for it; the page's own registration comes first.
  await page.addInitScript(markRegistration);
  await visitor.opens(ROUTES.privacy);
  await whenRegistered(page);
  await page.evaluate((path) => navigator.serviceWorker.register(path, { scope: '/m/' }), OTHER);
  const hasWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration('/m/'))?.waiting));
  await expect.poll(hasWaiting).toBe(true);
  expect(await merchantsOf(page)).toEqual(['aurora', 'rio']);
  expect(await readWorkers(page)).toEqual(['/m/sw.js?env=production&merchant=aurora']);
  // The old worker would still cache requests that it receives.
  await whenChatIdentifies(page, 'visitor');
  await whenPageSettled(page);
  const agree = () =>
    page.evaluate(async () => {
      (await navigator.serviceWorker.getRegistration('/m/'))?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    });
  await expect(async () => {
    await agree();
    expect(await readWorkers(page)).toEqual([OTHER]);
  }).toPass();
  await expect.poll(() => merchantsOf(page)).toEqual(['rio']);
});
