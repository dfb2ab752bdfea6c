import { renderHook, waitFor } from '@testing-library/react';
import { useWebOtp } from '@/lib/client/auth/sms/use-web-otp';

type OtpRequest = { otp: unknown; signal: AbortSignal };

function offer(get: (requests: OtpRequest) => Promise<unknown>): void {
  Object.assign(window, { OTPCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

test('the code of the message is handed over once one is due (B11)', async () => {
  const get = jest.fn(async () => ({ code: 'Your code is 445 566' }));
  offer(get);
  const onCode = jest.fn();
  const { rerender } = renderHook(({ isDue }) => useWebOtp(isDue, onCode), {
    initialProps: { isDue: false },
  });
  expect(get).not.toHaveBeenCalled();
  rerender({ isDue: true });
  await waitFor(() => expect(onCode).toHaveBeenCalledWith('445566'));
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
});

test('an unmounted component ends the waiting (B11)', () => {
  const signals: AbortSignal[] = [];
  offer(({ signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  const { unmount } = renderHook(() => useWebOtp(true, jest.fn()));
  expect(signals[0]?.aborted).toBe(false);
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

test('a browser without it, or a refusal, costs nothing (B11)', async () => {
  const onCode = jest.fn();
  renderHook(() => useWebOtp(true, onCode));
  offer(async () => Promise.reject(new DOMException('no', 'AbortError')));
  renderHook(() => useWebOtp(true, onCode));
  await Promise.resolve();
  expect(onCode).not.toHaveBeenCalled();
});
