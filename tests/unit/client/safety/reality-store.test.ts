import { getPlayClock, notifyPlayClock } from '@/lib/client/safety/play-clock-store';
import { checkReality, confirmReality, getReality } from '@/lib/client/safety/reality-store';
import { notifyRound } from '@/lib/client/safety/round-store';
import { resetPage } from '../page-of';

const MINUTE = 60_000;
const T0 = Date.UTC(2026, 10, 22, 9);
const atMinute = (minutes: number) => {
  const now = T0 + minutes * MINUTE;
  checkReality(notifyPlayClock({ type: 'seen', member: 'lan', isPlaying: true, now }), now);
  return getReality();
};

beforeEach(() => {
  resetPage();
  document.documentElement.dataset.reality = '20';
  notifyRound('roundEnd', 0);
  checkReality(undefined, T0);
  atMinute(0);
});

test('the check comes after the merchant’s minutes, stays until it is answered, and comes again (B5)', () => {
  expect([atMinute(19.9), atMinute(20), atMinute(21)]).toEqual([undefined, 20 * MINUTE, 20 * MINUTE]);
  confirmReality(T0 + 21 * MINUTE);
  expect([getReality(), atMinute(40), atMinute(41)]).toEqual([undefined, undefined, 41 * MINUTE]);
});

test('it waits for the end of a round, and no new round takes it away (B5)', () => {
  notifyRound('roundStart', T0);
  expect([atMinute(20), atMinute(20.5)]).toEqual([undefined, undefined]);
  notifyRound('roundEnd', T0 + 20.6 * MINUTE);
  expect(atMinute(20.7)).toBe(20.7 * MINUTE);
  notifyRound('roundStart', T0 + 20.8 * MINUTE);
  expect(atMinute(20.9)).toBe(20.7 * MINUTE);
});

test('a round puts it off by a minute at most (B5)', () => {
  notifyRound('roundStart', T0);
  atMinute(20);
  expect(atMinute(21)).toBe(21 * MINUTE);
});

test('an answer in another tab closes it here, and a check that is open there does not open here (B5)', () => {
  atMinute(20);
  notifyPlayClock({ type: 'checked', now: T0 + 20.5 * MINUTE });
  expect(atMinute(20.6)).toBeUndefined();
  atMinute(30);
  notifyPlayClock({ type: 'claimed', tab: 'other', now: T0 + 41 * MINUTE });
  expect(atMinute(41)).toBeUndefined();
  expect(atMinute(41.2)).toBe(41.2 * MINUTE);
});

test('a sight is written each quarter of a minute, not each second (B5)', () => {
  const before = getPlayClock()?.seenAt;
  atMinute(0.2);
  expect(getPlayClock()?.seenAt).toBe(before);
  atMinute(0.25);
  expect(getPlayClock()?.seenAt).toBe(T0 + 0.25 * MINUTE);
});
