import { renderHook, waitFor } from '@testing-library/react';
import { useWebOtp } from '@/lib/client/auth/sms/use-web-otp';

type OtpRequest = { otp: unknown; signal: AbortSignal };

function offer(get: (requests: OtpRequest) => Promise<unknown>): void {
  Object.assign(window, { OTPCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

/** A browser that reads these messages, one for each request, and waits for the next in vain. */
function offerMessages(messages: string[]) {
  const get = jest.fn((_request: OtpRequest) => {
    const code = messages.shift();
    return code === undefined ? new Promise<never>(() => undefined) : Promise.resolve({ code });
  });
  offer(get);
  return get;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

test('returns the code of the message once one is due (B11)', async () => {
  const get = offerMessages(['Your code is 445 566']);
  const onCode = jest.fn();
  const { rerender } = renderHook(({ isDue }) => useWebOtp(isDue, onCode), {
    initialProps: { isDue: false },
  });
  expect(get).not.toHaveBeenCalled();
  rerender({ isDue: true });
  await waitFor(() => expect(onCode).toHaveBeenCalledWith('445566'));
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
});

test('the code of a second message replaces the first, as when a player has one sent again (B11)', async () => {
  offerMessages(['Your code is 111111', 'Your code is 222222']);
  const onCode = jest.fn();
  renderHook(() => useWebOtp(true, onCode));
  await waitFor(() => expect(onCode.mock.calls).toEqual([['111111'], ['222222']]));
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

test('a browser without it, or a refusal, changes nothing (B11)', async () => {
  const onCode = jest.fn();
  renderHook(() => useWebOtp(true, onCode));
  offer(async () => Promise.reject(new DOMException('no', 'AbortError')));
  renderHook(() => useWebOtp(true, onCode));
  await Promise.resolve();
  expect(onCode).not.toHaveBeenCalled();
});
