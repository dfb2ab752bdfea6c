// Expired cached pages: how long a request waits for the refresh, and what a failed refresh changes (FLT-49, SEC-113).
import type { PageKey } from '@/lib/server/pages/key/page-key';
import { filledWith } from '@/tests/unit/server/pages/render/filled-with';
import { getPage, keyOf } from '@/tests/unit/server/pages/render/page-of-key';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
jest.useFakeTimers();
beforeEach(() => forget('pages', 'page-work'));

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['gives nothing', () => Promise.resolve(undefined)],
  ['lacks a part', () => filledWith('half', { isWhole: false })],
])('a rendering that %s leaves the last whole page standing for a day (FLT-16)', async (_what, fail) => {
  const good = await filledWith('good');
  // Its brotli form may be added meanwhile.
  const standing = expect.objectContaining({ ...good.page, bytes: expect.any(Number) });
  await getPage(keyOf('k'), async () => good);
  jest.advanceTimersByTime(3_600_000);
  expect(await getPage(keyOf('k'), fail)).toEqual(['stale', standing]);
  expect(await getPage(keyOf('k'), fail)).toEqual(['stale', standing]);
  jest.advanceTimersByTime(24 * 3_600_000);
  expect(await getPage(keyOf('k'), fail)).not.toEqual([expect.any(String), standing]);
});

test('a failed refresh changes nothing of a page: it is held for 2 s, and lasts no longer than before (SEC-113)', async () => {
  const good = await filledWith('good');
  await getPage(keyOf('k'), async () => good);
  const fail = jest.fn(async () => undefined);
  for (let hour = 0; hour < 23; hour += 1) {
    jest.advanceTimersByTime(3_600_000);
    for (let nth = 0; nth < 3; nth += 1)
      expect(await getPage(keyOf('k'), fail)).toEqual(['stale', good.page]);
  }
  expect(fail).toHaveBeenCalledTimes(23);
  const better = await filledWith('better', { freshUntilMs: Date.now() + 60_000 });
  jest.advanceTimersByTime(2_100);
  expect(await getPage(keyOf('k'), async () => better)).toEqual(['miss', better.page]);
});

test('a refresh that hangs is waited for briefly once, and then not at all (FLT-49)', async () => {
  const good = await filledWith('good');
  await getPage(keyOf('k'), async () => good);
  jest.advanceTimersByTime(60_000);
  const never = jest.fn(() => new Promise<undefined>(() => undefined));
  const startedMs = performance.now();
  const first = getPage(keyOf('k'), never);
  await jest.advanceTimersByTimeAsync(150);
  expect([await first, performance.now() - startedMs]).toEqual([['stale', good.page], 150]);
  const second = getPage(keyOf('k'), never);
  await jest.advanceTimersByTimeAsync(0);
  expect([await second, never.mock.calls.length]).toEqual([['stale', good.page], 1]);
});

test('a page rendered without a status fault serves until the one that shows it is there (FLT-49)', async () => {
  const calm = await filledWith('calm', { freshUntilMs: Date.now() + 60_000 });
  await getPage(keyOf('k'), async () => calm);
  const troubled: PageKey = { ...keyOf('k with a fault'), calmText: 'k' };
  const never = () => new Promise<undefined>(() => undefined);
  const page = getPage(troubled, never);
  await jest.advanceTimersByTimeAsync(150);
  expect(await page).toEqual(['stale', calm.page]);
});
