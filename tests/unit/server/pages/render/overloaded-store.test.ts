// Cached pages while too many renderings wait: an old one serves; without one the answer is 503.

import { SLOTS, takeSlot } from '@/lib/server/http/overload/render-slots';
import type { PageKey } from '@/lib/server/pages/key/page-key';
import { getCachedPage } from '@/lib/server/pages/store/page-store';
import { Overloaded } from '@/lib/server/platform/overloaded';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { filledWith } from '@/tests/unit/server/pages/render/filled-with';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
jest.useFakeTimers();
beforeEach(() => forget('pages', 'page-work', 'render-slots'));

const key: PageKey = {
  ...{ text: 'k', merchant: 'one', kind: 'document', path: '/m/home', query: new URLSearchParams() },
  ...{ clicks: [], state: { status: parseStatus({}) } },
};
const shed = () => Promise.reject(new Overloaded('full'));

test('a page that is not cached is not rendered for one visitor instead: they get a 503 (FLT-30)', async () => {
  expect(await getCachedPage(key, shed)).toBeInstanceOf(Overloaded);
  const filled = await filledWith('now');
  expect(await getCachedPage(key, async () => filled)).toEqual({ page: filled.page, status: 'miss' });
});

test('a cached page serves on, an hour late too, and is tried again after a moment (FLT-30, FLT-16)', async () => {
  const old = await filledWith('old');
  await getCachedPage(key, async () => old);
  jest.advanceTimersByTime(3_600_000);
  expect(await getCachedPage(key, shed)).toEqual({ page: old.page, status: 'stale' });
  const fill = jest.fn(shed);
  expect(await getCachedPage(key, fill)).toEqual({ page: old.page, status: 'stale' });
  expect(fill).not.toHaveBeenCalled();
});

test('no request waits for a render slot where an older page is cached (FLT-30)', async () => {
  const old = await filledWith('old');
  await getCachedPage(key, async () => old);
  jest.advanceTimersByTime(3_600_000);
  for (let nth = 0; nth < SLOTS.ofOne; nth += 1) await takeSlot('one');
  const never = () => new Promise<undefined>(() => undefined);
  expect(await getCachedPage(key, never)).toEqual({ page: old.page, status: 'stale' });
});

/** A page that waits for a slot until its last client has left. */
const untilAborted = jest.fn(
  ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise<undefined>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Overloaded('left')), { once: true });
    }),
);

test('a page’s render slot is released when all waiting visitors have disconnected, and the next visitor gets another (FLT-28)', async () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const pages = [one, two].map((asker) => getCachedPage(key, untilAborted, asker));
  one.abort();
  await jest.advanceTimersByTimeAsync(1);
  expect([untilAborted.mock.calls.length, untilAborted.mock.calls[0]?.[0].signal.aborted]).toEqual([
    1,
    false,
  ]);
  two.abort();
  for (const page of pages) expect(await page).toMatchObject({ reason: 'left' });
  const filled = await filledWith('now');
  expect(await getCachedPage(key, async () => filled)).toEqual({ page: filled.page, status: 'miss' });
});

test('a background rendering is for all visitors, and no disconnect ends it (FLT-28)', async () => {
  const old = await filledWith('old');
  await getCachedPage(key, async () => old);
  jest.advanceTimersByTime(6_000);
  const [first, second] = [new AbortController(), new AbortController()];
  untilAborted.mockClear();
  for (const asker of [first, second])
    expect(await getCachedPage(key, untilAborted, asker)).toEqual({ page: old.page, status: 'stale' });
  first.abort();
  second.abort();
  expect(untilAborted.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([false]);
});
