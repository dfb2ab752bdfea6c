import { act, renderHook, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { useCall } from '@/lib/client/api/use-call';
import { getOverlays } from '@/lib/client/notice/notice-store';
import { country, memberInfo } from '@/lib/shared/calls/system-table';
import { failure, fakeFetch, success } from '../fake-fetch';
import { resetPage, signIn } from '../page-of';

beforeEach(async () => {
  resetPage();
  await mutate(() => true, undefined, { revalidate: false });
});

test('a public row is called at once, a member row waits for a session', async () => {
  const asked = fakeFetch(() => success({ currency: 'VND' }));
  const open = renderHook(() => useCall(country));
  const own = renderHook(() => useCall(memberInfo));
  await waitFor(() =>
    expect(open.result.current).toMatchObject({ isLoaded: true, value: { currency: 'VND' } }),
  );
  expect(own.result.current).toMatchObject({ isLoaded: false, failure: undefined });
  act(() => signIn());
  await waitFor(() => expect(own.result.current.isLoaded).toBe(true));
  expect(asked.map(({ url }) => url)).toEqual(['/wps/system/country', '/wps/member/info']);
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

test('a lost session is told to the whole page, and not asked for again (X6)', async () => {
  signIn('h-lost');
  const asked = fakeFetch(() => failure('customer.not.login', '', { status: 401 }));
  renderHook(() => useCall(memberInfo));
  await waitFor(() => expect(getOverlays().notices).toMatchObject([{ textKey: 'sessionLost' }]));
  expect(asked).toHaveLength(1);
});
