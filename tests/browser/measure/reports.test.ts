import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { opensMeasured, readBeacons } from './beacons';

// Where sendBeacon refuses: tests/unit/client/api/send-value.test.ts; what a browser cannot measure: tests/unit/shared/measure/plan-machine.test.ts; on an old iPhone: tests/unit/client/measure/watch-measures.test.ts.
test.use({ brand: 'rio' });

test('a page that is left reports the known values immediately (W10)', async ({ page, merchant, site }) => {
  await opensMeasured(page, merchant.url(ROUTES.login));
  await page.goto('about:blank');
  await expect.poll(() => readBeacons(site, 'performance')).toHaveLength(1);
  expect((await readBeacons(site, 'performance'))[0]?.value).toMatchObject({ lcp: expect.any(Number) });
});

test('a page that opens in the background has no times to report: −2 after 15 s (W10)', async ({
  page,
  merchant,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  await page.clock.install();
  await opensMeasured(page, merchant.url(ROUTES.login));
  await page.clock.fastForward(15_100);
  await expect.poll(() => readBeacons(site, 'performance')).toHaveLength(1);
  expect((await readBeacons(site, 'performance'))[0]?.value).toMatchObject({ fcp: -2, lcp: -2, shell: -2 });
});
