import { act, renderHook } from '@testing-library/react';
import { useIdlePart } from '@/lib/client/page/use-idle-part';

const Part = () => null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a part that does not load is tried again 10 s later: safer play is such a part (B5)', async () => {
  const load = jest.fn(async () => Part);
  load.mockRejectedValueOnce(new Error('not loaded'));
  const { result, unmount } = renderHook(() => useIdlePart(load));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(9_000);
  expect([load.mock.calls.length, result.current]).toEqual([1, undefined]);
  await pass(3_000);
  // Rendered by now: the browser is idle again.
  await pass(1_000);
  expect([load.mock.calls.length, result.current]).toEqual([2, Part]);
  unmount();
});
