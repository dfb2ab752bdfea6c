import { waitBeforeTry } from '@/lib/shared/worker/wait-before-try';

test('a page without a network looks soon, then ever more rarely, at least every 30 s (B9)', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 50].map((tries) => waitBeforeTry(tries, false));
  expect(waits).toEqual([3_000, 4_800, 7_680, 12_288, 19_661, 30_000, 30_000, 30_000]);
});

test('a page that just reloaded does not reload itself again at once (B9)', () => {
  expect(waitBeforeTry(0, true)).toBe(10_000);
  expect(waitBeforeTry(9, true)).toBe(30_000);
});
