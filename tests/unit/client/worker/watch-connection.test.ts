import { watchConnection } from '@/lib/client/worker/watch-connection';

let isThere = false;
const ask = jest.fn(async () => {
  if (!isThere) throw new TypeError('Failed to fetch');
  return { status: 200 };
});

beforeEach(() => {
  isThere = false;
  ask.mockClear();
  jest.useFakeTimers();
  window.fetch = ask as unknown as typeof window.fetch;
  AbortSignal.timeout = () => new AbortController().signal;
});

afterEach(() => jest.useRealTimers());

test('the connection is polled, and its return reported once (B9)', async () => {
  const onBack = jest.fn();
  watchConnection(onBack);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledWith(
    '/healthz',
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
  expect(onBack).not.toHaveBeenCalled();
  isThere = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('the browser`s `online` event triggers an immediate check (B9)', async () => {
  const onBack = jest.fn();
  watchConnection(onBack);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onBack).not.toHaveBeenCalled();
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('the browser`s `online` event may fire too early: the checks then restart at the first interval (B9)', async () => {
  const onBack = jest.fn();
  watchConnection(onBack);
  await jest.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  isThere = true;
  await jest.advanceTimersByTimeAsync(3_100);
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('a page that has stopped polling sends and reports nothing more (B9)', async () => {
  const onBack = jest.fn();
  const stop = watchConnection(onBack);
  stop();
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  expect(onBack).not.toHaveBeenCalled();
});
