// Kept pages when the machine's clock is put back or forth by an hour (FLT-37).
import type { PageKey } from '@/lib/server/pages/key/page-key';
import { getCachedPage } from '@/lib/server/pages/store/page-store';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { filledWith } from '@/tests/unit/server/pages/render/filled-with';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
jest.useFakeTimers();
beforeEach(() => forget('pages', 'page-work'));

const HOUR_MS = 3_600_000;
const key: PageKey = {
  ...{ text: 'k', merchant: 'one', kind: 'document', path: '/m/home', query: new URLSearchParams() },
  ...{ clicks: [], state: { status: parseStatus({}) } },
};

const cacheStatusOf = (page: Awaited<ReturnType<typeof getCachedPage>>) =>
  page && 'status' in page ? page.status : 'none';
const jump = (ms: number) => jest.setSystemTime(Date.now() + ms);

test.each([
  ['back', -HOUR_MS, ['stale', 'hit']],
  ['forth', HOUR_MS, ['miss', 'hit']],
])(
  'a clock set %s has a cached page rendered again at once, and cached again (FLT-37)',
  async (_way, ms, ways) => {
    await getCachedPage(key, () => filledWith('old'));
    jump(ms);
    const fresh = await filledWith('new');
    const seen = [cacheStatusOf(await getCachedPage(key, async () => fresh))];
    await jest.advanceTimersByTimeAsync(10);
    const never = jest.fn(() => filledWith('never'));
    seen.push(cacheStatusOf(await getCachedPage(key, never)));
    expect([seen, never.mock.calls.length]).toEqual([ways, 0]);
  },
);

test('with a clock set back, an old page that cannot be rendered again is held for a moment, not tried for each visitor (FLT-37, FLT-16)', async () => {
  await getCachedPage(key, () => filledWith('old'));
  jump(-HOUR_MS);
  const fail = jest.fn(() => Promise.reject(new Error('away')));
  for (let nth = 0; nth < 5; nth += 1) {
    await getCachedPage(key, fail);
    await jest.advanceTimersByTimeAsync(10);
  }
  expect(fail).toHaveBeenCalledTimes(1);
});

test('an uncacheable page is tried again after half a minute, whatever the clock shows (FLT-37)', async () => {
  await getCachedPage(key, async () => undefined);
  jump(-HOUR_MS);
  jest.advanceTimersByTime(31_000);
  expect(cacheStatusOf(await getCachedPage(key, () => filledWith('now')))).toBe('miss');
});
