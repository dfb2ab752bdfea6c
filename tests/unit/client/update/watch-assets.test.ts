import { watchAssets } from '@/lib/client/update/watch-assets';
import { ASSET_HASH_EVERY_MS, ASSET_HASH_FIRST_MS } from '@/lib/shared/constants';
import { assetHashOf } from '@/lib/shared/update/asset-manifest';
import { type Answer, fakeFetch } from '../fake-fetch';

const HOUR_MS = 3_600_000;
const FIRST = '/m/asset-manifest.json';
const ALTERNATE = '/mobile/mc/asset-manifest.json';
const LIST = { files: { 'main.js': '/_next/static/main-1.js' }, entrypoints: [] };

let stop: () => void = () => undefined;
const listener = jest.fn();

function watch(reply: (path: string) => Answer | Promise<Answer> = () => ({ body: LIST })) {
  const calls = fakeFetch(reply);
  stop = watchAssets(listener);
  return calls;
}

function look(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  stop();
  localStorage.clear();
  jest.useRealTimers();
});

test('the first check comes after 1500 ms, the next ones every 3600000 ms (W3, Z2)', async () => {
  expect([ASSET_HASH_FIRST_MS, ASSET_HASH_EVERY_MS]).toEqual([1_500, HOUR_MS]);
  const calls = watch();
  await jest.advanceTimersByTimeAsync(1_499);
  expect(calls).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(calls).toHaveLength(3);
  expect(listener.mock.calls).toEqual(Array.from({ length: 3 }, () => [assetHashOf(JSON.stringify(LIST))]));
});

test('each check carries the time and bypasses every cache (W3)', async () => {
  const calls = watch();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(calls[0]?.url).toBe(`${FIRST}?t=1800000001500`);
  expect(calls[0]?.init.cache).toBe('no-store');
});

test('a known list is requested by its hash, and a 304 means that it is unchanged (W3, PRF-27)', async () => {
  localStorage.setItem('asset_hash', 'abc1');
  const calls = watch(() => ({ status: 304, body: null }));
  await jest.advanceTimersByTimeAsync(1_500);
  expect(calls.map(({ init }) => init.headers)).toEqual([{ 'If-None-Match': '"abc1"' }]);
  expect(listener.mock.calls).toEqual([['abc1']]);
});

test('a stored text that is no hash is not sent (W3)', async () => {
  localStorage.setItem('asset_hash', 'no "hash"\n');
  const calls = watch();
  await jest.advanceTimersByTimeAsync(1_500);
  expect(calls.map(({ init }) => init.headers)).toEqual([{}]);
  expect(listener).toHaveBeenCalledWith(assetHashOf(JSON.stringify(LIST)));
});

test.each<[string, () => Answer]>([
  ['a server error', () => ({ status: 502, body: LIST })],
  ['a page of HTML', () => ({ body: '<!doctype html><h1>Hello</h1>' })],
  ['an error in JSON', () => ({ body: { success: false, errorCode: 'unavailable' } })],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('after %s the legacy address is fetched (W3)', async (_what, fail) => {
  const calls = watch((path) => (path === ALTERNATE ? { body: LIST } : fail()));
  await jest.advanceTimersByTimeAsync(1_500);
  expect(calls.map(({ url }) => url.split('?')[0])).toEqual([FIRST, ALTERNATE]);
  expect(listener).toHaveBeenCalledWith(assetHashOf(JSON.stringify(LIST)));
});

test('when both fail, nothing was found, and the next hour tries again (W3)', async () => {
  const calls = watch(() => ({ status: 503 }));
  await jest.advanceTimersByTimeAsync(1_500);
  expect(listener.mock.calls).toEqual([[undefined]]);
  await jest.advanceTimersByTimeAsync(HOUR_MS);
  expect(calls).toHaveLength(4);
});

test('after a long sleep the page that is looked at checks at once, after a short one not (W3)', async () => {
  const calls = watch();
  await jest.advanceTimersByTimeAsync(1_500);
  look('hidden');
  jest.setSystemTime(Date.now() + HOUR_MS - 1);
  look('visible');
  expect(calls).toHaveLength(1);
  look('hidden');
  jest.setSystemTime(Date.now() + 1);
  look('visible');
  expect(calls).toHaveLength(2);
});

test('a hidden tab does not check until it is visible (W3)', async () => {
  look('hidden');
  const calls = watch();
  await jest.advanceTimersByTimeAsync(1_500 + HOUR_MS);
  expect(calls).toHaveLength(0);
  look('visible');
  expect(calls).toHaveLength(1);
});

test('a page that is left checks no more, and ignores a pending check (W3)', async () => {
  const calls = watch();
  await jest.advanceTimersByTimeAsync(1_499);
  stop();
  await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(calls).toHaveLength(0);
  let answer: (answer: Answer) => void = () => undefined;
  watch(() => new Promise((resolve) => (answer = resolve)));
  await jest.advanceTimersByTimeAsync(1_500);
  stop();
  answer({ body: LIST });
  await jest.advanceTimersByTimeAsync(0);
  expect(listener).not.toHaveBeenCalled();
});
