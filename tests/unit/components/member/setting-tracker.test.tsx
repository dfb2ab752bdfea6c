import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useShownAgainSetting } from '@/components/member/setting-tracker';
import { refetchWhenShown } from '@/lib/client/data/refetch-when-shown';
import { useCall } from '@/lib/client/data/use-call';
import { consumerSetting } from '@/lib/shared/calls/push-table';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage, signIn } from '@/tests/unit/client/page-of';

function useBoth() {
  return { again: useShownAgainSetting(), shown: useCall(consumerSetting) };
}

function setVisible(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(resetPage);

describe('with a clock of its own', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('sends the call 300 ms after the tab was shown, and not before (K9)', () => {
    const refetch = jest.fn();
    const stop = refetchWhenShown(refetch);
    setVisible('visible');
    jest.advanceTimersByTime(299);
    expect(refetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(refetch).toHaveBeenCalledTimes(1);
    stop();
  });

  test('a flickering tab sends one call, 300 ms after the last change (K9)', () => {
    const refetch = jest.fn();
    const stop = refetchWhenShown(refetch);
    for (let time = 0; time < 5; time += 1) {
      setVisible('hidden');
      setVisible('visible');
      jest.advanceTimersByTime(200);
    }
    expect(refetch).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(refetch).toHaveBeenCalledTimes(1);
    stop();
  });

  test('neither a tab that is hidden again nor one that has stopped sends anything (K9)', () => {
    const refetch = jest.fn();
    const stop = refetchWhenShown(refetch);
    setVisible('visible');
    setVisible('hidden');
    jest.advanceTimersByTime(1_000);
    setVisible('visible');
    stop();
    jest.advanceTimersByTime(1_000);
    setVisible('visible');
    jest.advanceTimersByTime(1_000);
    expect(refetch).not.toHaveBeenCalled();
  });
});

test('the settings are fetched when the tab is shown again, and shared with all components (K9)', async () => {
  signIn('settings');
  let pushEnabled = true;
  const calls = fakeFetch(() => success({ pushEnabled }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
  );
  const alone = renderHook(useShownAgainSetting, { wrapper });
  await act(async () => undefined);
  expect(calls).toHaveLength(0);
  alone.unmount();
  const { result } = renderHook(useBoth, { wrapper });
  await waitFor(() => expect(result.current.shown.value).toEqual({ pushEnabled: true }));
  pushEnabled = false;
  setVisible('visible');
  await waitFor(() => expect(result.current.shown.value).toEqual({ pushEnabled: false }));
  expect(result.current.again).toEqual({ pushEnabled: false });
  expect(calls.map(({ url }) => url)).toEqual(Array(2).fill('/wps/relay/MCSFE_getConsumerSetting'));
});
