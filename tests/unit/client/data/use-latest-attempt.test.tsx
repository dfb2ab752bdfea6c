import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useLatestAttempt } from '@/lib/client/data/use-latest-attempt';

test('an attempt is the latest until a newer one begins or its component is gone', () => {
  const { result, rerender, unmount } = renderHook(() => useLatestAttempt(), { wrapper: StrictMode });
  const isFirst = result.current();
  rerender();
  expect(isFirst()).toBe(true);
  const isSecond = result.current();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
  unmount();
  expect(isSecond()).toBe(false);
});
