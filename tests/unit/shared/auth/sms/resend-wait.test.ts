import { parseWait, secondsLeft, startWait } from '@/lib/shared/auth/sms/resend-wait';

const wait = startWait('VN:912', 1_000_000);

test.each([
  [1_000_000, 60],
  [1_000_001, 60],
  [1_030_000, 30],
  [1_059_999, 1],
  [1_060_000, 0],
  [9_000_000, 0],
])('at %i ms %i seconds are left (B11)', (now, seconds) => {
  expect(secondsLeft(wait, 'VN:912', now)).toBe(seconds);
});

test('another number does not wait, and a clock set back causes no lockout (B11)', () => {
  expect(secondsLeft(wait, 'VN:913', 1_000_000)).toBe(0);
  expect(secondsLeft(wait, 'VN:912', 0)).toBe(0);
  expect(secondsLeft(undefined, 'VN:912', 0)).toBe(0);
});

test('a stored wait is read back, anything else is ignored', () => {
  expect(parseWait(JSON.parse(JSON.stringify(wait)))).toEqual(wait);
  expect(parseWait({ target: 1, until: 'x' })).toBeUndefined();
  expect(parseWait(undefined)).toBeUndefined();
});
