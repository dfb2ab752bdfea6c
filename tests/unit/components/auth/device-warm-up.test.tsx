import { fireEvent, render, waitFor } from '@testing-library/react';
import { DeviceIdPreloader } from '@/components/auth/form/device-id-preloader';

const prepareDeviceId = jest.fn();
jest.mock('@/lib/client/device/device-id', () => ({ prepareDeviceId: () => prepareDeviceId() }));

beforeEach(() => {
  prepareDeviceId.mockClear();
  Object.assign(window, {
    requestIdleCallback: (task: () => void) => setTimeout(task),
    cancelIdleCallback: clearTimeout,
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

test('the device is measured once the page is touched, and not before (E9, PRF-22)', async () => {
  render(<DeviceIdPreloader />);
  await settle();
  expect(prepareDeviceId).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  fireEvent.keyDown(document.body);
  await waitFor(() => expect(prepareDeviceId).toHaveBeenCalledTimes(1));
});

test('a form that is unmounted by then measures nothing', async () => {
  render(<DeviceIdPreloader />).unmount();
  fireEvent.pointerDown(document.body);
  await settle();
  expect(prepareDeviceId).not.toHaveBeenCalled();
});

test('an untouched page measures it after six seconds (E9)', async () => {
  jest.useFakeTimers();
  render(<DeviceIdPreloader />);
  await jest.advanceTimersByTimeAsync(5_900);
  expect(prepareDeviceId).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(prepareDeviceId).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
