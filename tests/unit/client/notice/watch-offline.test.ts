/** @jest-environment-options {"url": "https://aurora.example/m/home"} */
import { getOverlays } from '@/lib/client/notice/notice-store';
import { watchOffline } from '@/lib/client/notice/watch-offline';

const shown = () => getOverlays().toasts.map((toast) => ('textKey' in toast ? toast.textKey : toast.text));
const turn = (state: 'offline' | 'online') => window.dispatchEvent(new Event(state));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('when the network goes and comes, only the latest change has a toast (S13, X11)', () => {
  const stop = watchOffline();
  turn('offline');
  expect(shown()).toEqual(['network_offline']);
  turn('online');
  expect(shown()).toEqual(['backOnline']);
  turn('offline');
  expect(shown()).toEqual(['network_offline']);
  jest.advanceTimersByTime(2_999);
  expect([shown(), getOverlays().isOffline]).toEqual([['network_offline'], false]);
  jest.advanceTimersByTime(1);
  expect([shown(), getOverlays().isOffline]).toEqual([[], true]);
  stop();
});
