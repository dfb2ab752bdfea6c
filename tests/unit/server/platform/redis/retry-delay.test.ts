import { toRetryDelay } from '@/lib/server/platform/redis/redis';

const sample = (tries: number): number[] => Array.from({ length: 200 }, () => toRetryDelay(tries));

test.each([
  [1, 50, 150],
  [2, 100, 300],
  [3, 200, 600],
  [5, 500, 1_500],
  [1_000, 500, 1_500],
])('try %i to connect waits between %i and %i ms, not each time the same (FLT-22)', (tries, least, most) => {
  const waits = sample(tries);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...waits)).toBeLessThanOrEqual(most);
  expect(new Set(waits).size).toBeGreaterThan(20);
});
