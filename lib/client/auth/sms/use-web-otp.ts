// Lets the browser read the code out of the text message, where it can (WebOTP).
import 'client-only';
import { useEffect, useRef } from 'react';
import { findCode } from '@/lib/shared/auth/sms/one-time-code';

type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly string[] } };

function codeOf(credential: unknown): string | undefined {
  const isOtp = typeof credential === 'object' && credential !== null && 'code' in credential;
  return isOtp ? findCode(String(credential.code)) : undefined;
}

/** Waits for the message while `isDue`, and hands its code over; ends with the component. Refused or not supported: nothing happens. */
export function useWebOtp(isDue: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    if (!isDue || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = codeOf(credential);
        if (code !== undefined && !waiting.signal.aborted) latest.current(code);
      },
      // The player said no, or the component went: the code can still be typed.
      () => undefined,
    );
    return () => waiting.abort();
  }, [isDue]);
}
