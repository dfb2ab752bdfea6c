import fc from 'fast-check';
import { breakEndOf, parseBreakEnd, parseBreakMinutes } from '@/lib/shared/safety/break';

const NOW = Date.UTC(2026, 10, 22, 9);
const DAY_MS = 86_400_000;
const secondsIn = (ms: number) => String((NOW + ms) / 1000);

test.each([
  [60, 60],
  ['60', 60],
  [1440, 1440],
  ['10080', 10_080],
  [43_200, 43_200],
  [61, undefined],
  [0, undefined],
  [-60, undefined],
  ['060', undefined],
  ['60.0', undefined],
  [43_201, undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [[60], 60],
  [{}, undefined],
])('of the lengths %j is %j (B5)', (raw, minutes) => {
  expect(parseBreakMinutes(Array.isArray(raw) ? raw[0] : raw)).toBe(minutes);
});

test.each([
  ['in an hour', secondsIn(3_600_000), NOW + 3_600_000],
  ['in 31 days', secondsIn(31 * DAY_MS), NOW + 31 * DAY_MS],
  ['in 31 days and a second', secondsIn(31 * DAY_MS + 1000), undefined],
  ['now', secondsIn(0), undefined],
  ['an hour ago', secondsIn(-3_600_000), undefined],
  ['in no number', 'soon', undefined],
  ['in a number with a sign', `-${secondsIn(3_600_000)}`, undefined],
  ['in a broken number', '1e9', undefined],
  ['in milliseconds', String(NOW + 3_600_000), undefined],
  ['nowhere', undefined, undefined],
])('a cookie whose break ends %s counts as %j (B5)', (_when, raw, end) => {
  expect(parseBreakEnd(raw, NOW)).toBe(end);
});

test('a break never gets shorter: the later end counts, and a chosen one is always readable (B5)', () => {
  expect(breakEndOf(60, NOW, NOW + DAY_MS)).toBe(NOW + DAY_MS);
  expect(breakEndOf(1440, NOW, NOW + 3_600_000)).toBe(NOW + DAY_MS);
  fc.assert(
    fc.property(
      fc.constantFrom(60, 1440, 10_080, 43_200),
      fc.integer({ min: NOW, max: 2e12 }),
      (minutes, now) => {
        const end = breakEndOf(minutes as 60, now);
        expect(end % 1000).toBe(0);
        expect(parseBreakEnd(String(end / 1000), now)).toBe(end);
      },
    ),
  );
});
