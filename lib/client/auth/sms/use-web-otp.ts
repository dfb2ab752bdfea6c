import 'client-only';
import { useEffect, useRef } from 'react';
import { findCode } from '@/lib/shared/auth/sms/one-time-code';

type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly string[] } };

function codeOf(credential: unknown): string | undefined {
  const isOtp = typeof credential === 'object' && credential !== null && 'code' in credential;
  return isOtp ? findCode(String(credential.code)) : undefined;
}

/** Waits for the message while `isDue` and passes its code on; stops on unmount. Failures are ignored. */
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
      // Denied or unmounted: the player can still type the code.
      () => undefined,
    );
    return () => waiting.abort();
  }, [isDue]);
}
