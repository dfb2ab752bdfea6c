import { watchAppBadge, watchUnread } from '@/lib/client/service/start-service';
import { getUnread, setUnread } from '@/lib/client/service/unread-store';
import { clearSession } from '@/lib/client/session/session-store';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage, signIn } from '../page-of';

let count: unknown = 3;
let requests: unknown[];
let stop: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  resetPage();
  setUnread(0);
  count = 3;
  requests = fakeFetch(() => (count === 'down' ? failure('busy') : success({ count })));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const seen = (isSeen: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const settled = () => jest.advanceTimersByTimeAsync(0);

test('a visitor has no unread count (C2)', async () => {
  stop = watchUnread();
  await jest.advanceTimersByTimeAsync(120_000);
  expect([requests.length, getUnread()]).toEqual([0, 0]);
});

test('a member’s count is fetched at once and every minute while the page is visible (C2)', async () => {
  signIn();
  stop = watchUnread();
  await settled();
  expect(getUnread()).toBe(3);
  count = 0;
  await jest.advanceTimersByTimeAsync(60_000);
  expect([requests.length, getUnread()]).toEqual([2, 0]);
  seen(false);
  await jest.advanceTimersByTimeAsync(180_000);
  expect(requests).toHaveLength(2);
  seen(true);
  await settled();
  expect(requests).toHaveLength(3);
});

test('a login fetches, a logout clears (C2, A16)', async () => {
  stop = watchUnread();
  signIn();
  await settled();
  expect(getUnread()).toBe(3);
  clearSession();
  await settled();
  expect([requests.length, getUnread()]).toEqual([1, 0]);
});

test('a count that comes after the logout is not shown (C2, A16)', async () => {
  signIn();
  stop = watchUnread();
  clearSession();
  await settled();
  expect([requests.length, getUnread()]).toEqual([1, 0]);
});

test.each([[-1], [1.5], ['x'], [null], [{}]])('a count of %j counts as none (C2)', async (value) => {
  count = value;
  signIn();
  stop = watchUnread();
  await settled();
  expect(getUnread()).toBe(0);
});

test('a provider that fails leaves the count as it was (C2)', async () => {
  signIn();
  stop = watchUnread();
  await settled();
  count = 'down';
  await jest.advanceTimersByTimeAsync(60_000);
  expect(getUnread()).toBe(3);
});

test('the installed icon shows the count, and none after it is read (B16)', () => {
  const set = jest.fn(async () => undefined);
  const clear = jest.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  stop = watchAppBadge();
  expect(clear).toHaveBeenCalledTimes(1);
  setUnread(5);
  expect(set).toHaveBeenLastCalledWith(5);
  setUnread(0);
  expect(clear).toHaveBeenCalledTimes(2);
});

test('a platform without badges, or one that refuses, breaks nothing (B16)', () => {
  Object.assign(navigator, {
    setAppBadge: undefined,
    clearAppBadge: () => Promise.reject(new Error('not installed')),
  });
  stop = watchAppBadge();
  expect(() => setUnread(2)).not.toThrow();
});
