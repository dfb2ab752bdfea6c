import { trimPath } from '@/lib/shared/routes';

/** The quickest of some runs, in ms: the machine has other work in the others. */
function quickestTrim(slashes: number): number {
  const path = `${'/'.repeat(slashes)}x`;
  const runs = Array.from({ length: 7 }, () => {
    const started = performance.now();
    trimPath(path);
    trimPath(path.slice(0, -1));
    return performance.now() - started;
  });
  return Math.min(...runs);
}

test('the time to trim a path grows with its slashes, not with their square (SEC-29)', () => {
  quickestTrim(64_000);
  // Four times the slashes: 4 times the time, or 16 times it.
  expect(quickestTrim(64_000) / quickestTrim(16_000)).toBeLessThan(10);
});
