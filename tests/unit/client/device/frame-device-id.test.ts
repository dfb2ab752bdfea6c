import { waitFor } from '@testing-library/react';
import { readAlternateDeviceId, readFrameDeviceId } from '@/lib/client/device/alternate-device-id';
import { IDENTITY_WAIT } from '@/lib/shared/device/device-id';
import { fakeFetch, success } from '../fake-fetch';
import { DEVICE_ID } from '../page-of';

const ALTERNATE = 'https://www.brand.example';
const FORGED = DEVICE_ID.replace('0a', 'ff');
const frame = () => document.querySelector('iframe');
const post = (data: unknown, origin = ALTERNATE, source: unknown = frame()?.contentWindow) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
const message = (deviceId: string) => ({ type: 'DEVICE_ID', deviceId });

test('the hidden frame receives the origin to answer, and its answer is used (K10)', async () => {
  const reading = readFrameDeviceId(ALTERNATE);
  expect(frame()?.hidden).toBe(true);
  expect(frame()?.src).toBe(`${ALTERNATE}/m/device.html?to=${encodeURIComponent(window.location.origin)}`);
  post(message(DEVICE_ID));
  expect(await reading).toBe(DEVICE_ID);
  expect(frame()).toBeNull();
});

test('messages of other origins, other windows and other forms are ignored (K10, ruling 23)', async () => {
  const reading = readFrameDeviceId(ALTERNATE);
  post(message(FORGED), 'https://evil.example');
  post(message(FORGED), ALTERNATE, window);
  post(message(FORGED), ALTERNATE, null);
  post(message('short'));
  post({ type: 'OTHER', deviceId: FORGED });
  post('DEVICE_ID');
  post(message(DEVICE_ID));
  expect(await reading).toBe(DEVICE_ID);
});

test('a host without an id answers without one, and nothing waits (K10)', async () => {
  const reading = readFrameDeviceId(ALTERNATE);
  post(message(''));
  expect(await reading).toBeUndefined();
});

test('a silent frame is given up, and nothing of it stays (K10)', async () => {
  jest.useFakeTimers();
  const remove = jest.spyOn(window, 'addEventListener');
  const reading = readFrameDeviceId(ALTERNATE);
  await jest.advanceTimersByTimeAsync(IDENTITY_WAIT.frameMs);
  expect(await reading).toBeUndefined();
  expect(frame()).toBeNull();
  const options = remove.mock.calls.find(([type]) => type === 'message')?.[2] as { signal: AbortSignal };
  expect(options.signal.aborted).toBe(true);
  jest.useRealTimers();
});

test('only a host with an alternate host asks it (K10)', async () => {
  const calls = fakeFetch(() => success({}));
  expect(await readAlternateDeviceId()).toBeUndefined();
  expect(calls.map(({ url }) => url)).toEqual(['/m/device']);
  expect(frame()).toBeNull();
  fakeFetch(() => success({ twin: ALTERNATE }));
  const reading = readAlternateDeviceId();
  await waitFor(() => expect(frame()).not.toBeNull());
  post(message(DEVICE_ID));
  expect(await reading).toBe(DEVICE_ID);
});

test('a server that is not reached means no alternate host (K10)', async () => {
  fakeFetch(() => ({ status: 502, body: 'no' }));
  expect(await readAlternateDeviceId()).toBeUndefined();
});
