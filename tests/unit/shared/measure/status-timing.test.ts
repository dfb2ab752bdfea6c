import { toStatusTimingValue } from '@/lib/shared/measure/status-timing';

const entry = (name: string, duration: number, description = '') => ({ name, duration, description });

test.each([
  [[entry('cdn', 3), entry('status', 12.3)], { duration: 12.3, stale: false }],
  [[entry('status', 5001, 'stale')], { duration: 5001, stale: true }],
])('the page’s Server-Timing %j is reported as %j (T8, K7)', (entries, value) => {
  expect(toStatusTimingValue(entries)).toEqual({ type: 'statusTiming', ...value });
});

test.each([[undefined], [[]], [[entry('cdn', 3)]], [[entry('status', Number.NaN)]], [[entry('status', -1)]]])(
  'nothing is reported of %j: the status was not fetched for this page (T8)',
  (entries) => {
    expect(toStatusTimingValue(entries)).toBeUndefined();
  },
);
