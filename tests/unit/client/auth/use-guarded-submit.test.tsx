import { act, renderHook } from '@testing-library/react';
import { useGuardedSubmit } from '@/lib/client/auth/use-guarded-submit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a second submit while processing does not run, and the lock opens 500 ms after the end (A5, Z2)', async () => {
  const { result } = renderHook(() => useGuardedSubmit());
  let finish: (isDone: boolean) => void = () => undefined;
  const work = jest.fn(() => new Promise<boolean>((done) => (finish = done)));
  const submit = () => act(async () => void result.current.submit(work));
  await submit();
  await submit();
  expect(work).toHaveBeenCalledTimes(1);
  expect(result.current.phase).toBe('processing');
  await act(async () => finish(false));
  expect(result.current.phase).toBe('failed');
  await act(async () => jest.advanceTimersByTime(499));
  await submit();
  expect(work).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTime(1));
  await submit();
  expect(work).toHaveBeenCalledTimes(2);
});

test('a form that sent nothing, since an input is wrong, is free at once (A5)', async () => {
  const { result } = renderHook(() => useGuardedSubmit());
  const work = jest.fn(async () => undefined);
  await act(async () => result.current.submit(work));
  expect(result.current.phase).toBe('failed');
  await act(async () => result.current.submit(work));
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that throws counts as failed and unlocks again (A5)', async () => {
  const { result } = renderHook(() => useGuardedSubmit());
  await act(async () => result.current.submit(() => Promise.reject(new Error('x'))));
  expect(result.current.phase).toBe('failed');
});
