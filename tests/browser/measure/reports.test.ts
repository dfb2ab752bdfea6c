import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { opensMeasured, readBeacons, watchReports } from './beacons';

test.use({ brand: 'rio' });

test('a page that is left reports what it knows at once (W10)', async ({ page, merchant, site }) => {
  await opensMeasured(page, merchant.url(ROUTES.login));
  await page.goto('about:blank');
  await expect.poll(() => readBeacons(site, 'performance')).toHaveLength(1);
  expect((await readBeacons(site, 'performance'))[0]?.value).toMatchObject({ lcp: expect.any(Number) });
});

test('where sendBeacon refuses, a fetch takes it; without LCP it is −1 (T7, W10)', async ({
  page,
  merchant,
  site,
}) => {
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false;
    const types = PerformanceObserver.supportedEntryTypes.filter((type) => !type.startsWith('largest'));
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: types });
  });
  const reports = watchReports(page);
  await page.clock.install();
  await opensMeasured(page, merchant.url(ROUTES.login));
  // A clock that a test holds knows no marks: the shell's time stays out, and the report waits for it until the end.
  await page.clock.fastForward(15_100);
  await expect.poll(() => readBeacons(site, 'performance')).toHaveLength(1);
  const [sent] = await readBeacons(site, 'performance');
  expect(sent).toMatchObject({ merchant: 'rio', value: { lcp: -1, fcp: expect.any(Number) } });
  expect(sent?.value.fcp).not.toBe(-2);
  // The site may have read a beacon before the runner reports its request.
  await expect.poll(() => [...new Set(reports)]).toEqual(['fetch']);
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

test.describe('an iPhone with iOS 15', () => {
  test.use({
    brand: 'noor',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
  });

  test('reports nothing, not even when its page is left (T7)', async ({ page, merchant, site }) => {
    const reports = watchReports(page);
    await page.clock.install();
    await opensMeasured(page, merchant.url(ROUTES.login));
    await page.clock.fastForward(20_000);
    await page.goto('about:blank');
    expect([
      reports,
      await readBeacons(site, 'performance'),
      await readBeacons(site, 'statusTiming'),
    ]).toEqual([[], [], []]);
  });
});
