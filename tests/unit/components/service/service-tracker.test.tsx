import { act, render } from '@testing-library/react';
import { ServiceTracker } from '@/components/service/service-tracker';
import { startService } from '@/lib/client/service/start-service';

jest.mock('@/lib/client/service/start-service', () => ({ startService: jest.fn() }));
const stop = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(startService).mockReturnValue(stop);
});
afterEach(() => jest.useRealTimers());

test('the chat starts 500 ms after the page, once, and ends with it (C3, Z2)', async () => {
  const { rerender, unmount } = render(<ServiceTracker />);
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(startService).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(startService).toHaveBeenCalledTimes(1);
  rerender(<ServiceTracker />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(startService).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a page that is left within 500 ms starts no chat (C3)', async () => {
  render(<ServiceTracker />).unmount();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(startService).not.toHaveBeenCalled();
});
