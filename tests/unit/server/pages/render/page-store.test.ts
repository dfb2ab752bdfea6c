import { dropPages } from '@/lib/server/pages/store/cached-pages';
import { getCachedPage } from '@/lib/server/pages/store/page-store';
import { filledWith } from '@/tests/unit/server/pages/render/filled-with';
import { getPage, keyOf } from '@/tests/unit/server/pages/render/page-of-key';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
jest.useFakeTimers();
beforeEach(() => forget('pages', 'page-work'));

const hasBrotli = (cachedPage: Awaited<ReturnType<typeof getCachedPage>>): boolean =>
  cachedPage !== undefined && 'page' in cachedPage && 'brotli' in cachedPage.page;

test('a page is rendered once however many wait, and then not again while it is fresh (FLT-19)', async () => {
  const filled = await filledWith('a');
  const fill = jest.fn(async () => filled);
  const all = await Promise.all(Array.from({ length: 1_000 }, () => getPage(keyOf('k'), fill)));
  expect(fill).toHaveBeenCalledTimes(1);
  expect(all.every((cachedPage) => cachedPage && cachedPage[1] === filled.page)).toBe(true);
  expect(await getPage(keyOf('k'), fill)).toEqual(['hit', filled.page]);
  expect(fill).toHaveBeenCalledTimes(1);
});

test('a page past its time is served while one new rendering runs; long past it, the new one is waited for', async () => {
  const [first, second, third] = [await filledWith('1'), await filledWith('2'), await filledWith('3')];
  await getPage(keyOf('k'), async () => first);
  jest.advanceTimersByTime(6_000);
  expect(await getPage(keyOf('k'), async () => ({ ...second, freshUntilMs: Date.now() + 5_000 }))).toEqual([
    'stale',
    first.page,
  ]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await getPage(keyOf('k'), async () => third)).toEqual(['hit', second.page]);
  jest.advanceTimersByTime(60_000);
  expect(await getPage(keyOf('k'), async () => third)).toEqual(['miss', third.page]);
});

test('a page that lacks a part is sent to those who wait, and is not cached', async () => {
  const half = await filledWith('half', { isWhole: false });
  expect(await getPage(keyOf('k'), async () => half)).toEqual(['miss', half.page]);
  const whole = await filledWith('whole');
  expect(await getPage(keyOf('k'), async () => whole)).toEqual(['miss', whole.page]);
});

test('a page that is requested again gets its smaller form beside the answers, also when it is rendered anew meanwhile', async () => {
  jest.useRealTimers();
  const text = '<p>text</p>'.repeat(500);
  const page = await filledWith(text, { freshUntilMs: Date.now() - 1 });
  const again = await filledWith(text, { freshUntilMs: Date.now() + 60_000 });
  expect(await getPage(keyOf('k'), async () => page)).toEqual(['miss', page.page]);
  expect(await getPage(keyOf('k'), async () => again)).toEqual(['stale', page.page]);
  const find = async () => await getCachedPage(keyOf('k'), async () => undefined);
  let cachedPage = await find();
  for (
    const endMs = Date.now() + 10_000;
    Date.now() < endMs && !hasBrotli(cachedPage);
    cachedPage = await find()
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(page.page).not.toHaveProperty('brotli');
  expect(cachedPage).toMatchObject({ status: 'hit', page: { brotli: expect.anything() } });
  jest.useFakeTimers();
}, 40_000);

test('an uncacheable page is not rendered twice for each visitor, and is tried again after half a minute', async () => {
  const fill = jest.fn(async () => undefined);
  for (let round = 0; round < 5; round += 1) expect(await getPage(keyOf('k'), fill)).toBeUndefined();
  expect(fill).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(31_000);
  const page = await filledWith('now');
  expect(await getPage(keyOf('k'), async () => page)).toEqual(['miss', page.page]);
});

test('a rendering that failed is tried again at once by the next visitor: the store is not left out under load', async () => {
  const page = await filledWith('now');
  expect(await getPage(keyOf('k'), () => Promise.reject(new Error('slow')))).toBeUndefined();
  expect(await getPage(keyOf('k'), async () => page)).toEqual(['miss', page.page]);
});

test('dropping one merchant’s pages leaves every other’s (SEC-15)', async () => {
  const page = await filledWith('a');
  const fill = jest.fn(async () => page);
  const keys = [keyOf('a1', 'a'), keyOf('a2', 'a'), keyOf('b1', 'b')];
  for (const key of keys) await getPage(key, fill);
  dropPages(['a']);
  const ways: unknown[] = [];
  for (const key of keys) ways.push([await getPage(key, fill)].flat()[0]);
  expect(ways).toEqual(['miss', 'miss', 'hit']);
});

test('a flood of pages that are requested once evicts no page that is requested repeatedly (SEC-47)', async () => {
  const page = await filledWith('x');
  const heavy = { ...page, page: { ...page.page, bytes: 1024 * 1024 } };
  const fill = jest.fn(async () => ({ ...heavy, freshUntilMs: Date.now() + 5_000 }));
  const real = Array.from({ length: 20 }, (_, at) => keyOf(`real${at}`));
  for (const key of [...real, ...real]) await getPage(key, fill);
  for (let at = 0; at < 2_000; at += 1) await getPage(keyOf(`flood${at}`), fill);
  fill.mockClear();
  for (const key of real) await getPage(key, fill);
  expect(fill).not.toHaveBeenCalled();
});

test('pages are bounded by their bytes, however many are requested again and again (FLT-33)', async () => {
  const page = await filledWith('x');
  const bytes = 1024 * 1024;
  const heavy = { ...page, page: { ...page.page, bytes, isRewritten: true } };
  const fill = jest.fn(async () => ({ ...heavy, freshUntilMs: Date.now() + 60_000 }));
  const keys = Array.from({ length: 600 }, (_, at) => keyOf(`page${at}`));
  for (const key of keys) for (let turn = 0; turn < 3; turn += 1) await getPage(key, fill);
  fill.mockClear();
  // Newest first, so that a request evicts nothing; a cached page needs no rendering.
  for (const key of keys.toReversed()) await getPage(key, fill);
  const hits = keys.length - fill.mock.calls.length;
  expect(hits).toBeGreaterThan(50);
  expect(hits * bytes).toBeLessThanOrEqual(128 * bytes);
});
