import { act, renderHook, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { useCall } from '@/lib/client/data/use-call';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { country } from '@/lib/shared/calls/system-table';
import { type Answer, failure, fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

beforeEach(async () => {
  resetPage();
  await mutate(() => true, undefined, { revalidate: false });
});

test('a public row is called at once, a member row waits for a session', async () => {
  const calls = fakeFetch(() => success({ currency: 'VND' }));
  const open = renderHook(() => useCall(country));
  const own = renderHook(() => useCall(memberInfo));
  await waitFor(() =>
    expect(open.result.current).toMatchObject({ isLoaded: true, value: { currency: 'VND' } }),
  );
  expect(own.result.current).toMatchObject({ isLoaded: false, failure: undefined });
  act(() => signIn());
  await waitFor(() => expect(own.result.current.isLoaded).toBe(true));
  expect(calls.map(({ url }) => url)).toEqual(['/wps/system/country', '/wps/member/info']);
});

test('a failure is handed over and a retry mends it (B8)', async () => {
  signIn('h-retry');
  let isDown = true;
  fakeFetch(() => (isDown ? failure('down', 'Closed', { status: 400 }) : success({ id: '1' })));
  const { result } = renderHook(() => useCall(memberInfo));
  await waitFor(() => expect(result.current.failure?.message).toBe('Closed'));
  isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ isLoaded: true, failure: undefined }));
});

test('an answer without a value counts as loaded', async () => {
  signIn('h-empty');
  fakeFetch(() => success(undefined));
  const { result } = renderHook(() => useCall(memberInfo));
  await waitFor(() => expect(result.current).toMatchObject({ isLoaded: true, value: undefined }));
});

describe('tries again', () => {
  /** Longer than all tries of a call together. */
  const LONG_MS = 60_000;
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const triesWhile = async (answer: Answer): Promise<number> => {
    const calls = fakeFetch(() => answer);
    renderHook(() => useCall(memberInfo));
    await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
    return calls.length;
  };

  test('a lost session is announced to the whole page, and no second call is sent (X6)', async () => {
    signIn('h-lost');
    expect(await triesWhile(failure('customer.not.login', '', { status: 401 }))).toBe(1);
    expect(getOverlays().notices).toMatchObject([{ textKey: 'sessionLost' }]);
  });

  test('a refusal is not retried', async () => {
    signIn('h-refused');
    expect(await triesWhile(failure('down', 'Closed', { status: 400 }))).toBe(1);
  });

  test('a provider that is away is retried twice', async () => {
    signIn('h-away');
    expect(await triesWhile(failure('unavailable', '', { status: 502 }))).toBe(3);
  });
});
