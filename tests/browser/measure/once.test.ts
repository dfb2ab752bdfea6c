import { STATUS_REPORT_MS } from '@/lib/shared/constants';
import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { opensMeasured, readBeacons, watchReports } from './beacons';

declare global {
  interface Window {
    beaconsAtMs?: number[];
  }
}

/** Notes when beacons leave a page, by its own clock; for `addInitScript`. */
function noteBeacons(): void {
  const { sendBeacon } = Navigator.prototype;
  const atMs: number[] = [];
  window.beaconsAtMs = atMs;
  Navigator.prototype.sendBeacon = function (...beacon) {
    atMs.push(performance.now());
    return sendBeacon.apply(this, beacon);
  };
}

const isTime = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

test('a visit reports its times once by beacon, 5 s after they are known: no second time on reload, on the next page or in a tab of its own making (W10, T7, T8)', async ({
  page,
  merchant,
  site,
}) => {
  const reports = watchReports(page);
  await page.addInitScript(noteBeacons);
  await opensMeasured(page, merchant.url(ROUTES.home));
  await expect.poll(() => readBeacons(site, 'performance')).toHaveLength(1);
  const [sent] = await readBeacons(site, 'performance');
  expect(sent?.merchant).toBe(merchant.code);
  const { type, fcp, lcp, shell, ttfb, cls, inp: _, ...rest } = sent?.value ?? {};
  expect([type, cls, rest]).toEqual(['performance', 0, {}]);
  expect([fcp, lcp, shell, ttfb].map(isTime)).toEqual([true, true, true, true]);
  expect(Number(shell)).toBeLessThanOrEqual(Number(fcp));
  await expect.poll(() => readBeacons(site, 'statusTiming')).toHaveLength(1);
  const [timing] = await readBeacons(site, 'statusTiming');
  expect(timing?.value).toEqual({ type: 'statusTiming', duration: expect.any(Number), stale: false });
  // The site may have read a beacon before the runner reports its request.
  await expect.poll(() => reports).toEqual(['ping', 'ping']);
  const [firstAtMs] = await page.evaluate(() => window.beaconsAtMs ?? []);
  // A timer leaves out parts of a millisecond.
  expect(firstAtMs).toBeGreaterThanOrEqual(STATUS_REPORT_MS - 1);

  // Leaving a page sends pending events immediately: here there are none.
  await page.reload();
  await whenPageSettled(page);
  await page.goto(merchant.url(ROUTES.service));
  await whenPageSettled(page);
  const opened = page.waitForEvent('popup');
  await page.evaluate((path) => window.open(path), ROUTES.news);
  const tab = await opened;
  await whenPageSettled(tab);
  await tab.goto('about:blank');
  // A session without a report still owes its times: when they arrive, any other would have arrived.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await whenPageSettled(page);
  await page.goto('about:blank');
  await expect.poll(() => readBeacons(site, 'performance')).toHaveLength(2);
});
