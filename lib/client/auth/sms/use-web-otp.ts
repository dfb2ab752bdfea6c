import 'client-only';
import { useEffect, useEffectEvent } from 'react';
import { findCode } from '@/lib/shared/auth/sms/one-time-code';
import { toRecord } from '@/lib/shared/is-record';

type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly string[] } };

function codeOf(credential: unknown): string | undefined {
  const { code } = toRecord(credential);
  return code === undefined ? undefined : findCode(String(code));
}

/** Waits for messages while `isDue` and passes their codes on: another one may follow. Stops on unmount. Failures are ignored. */
export function useWebOtp(isDue: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isDue || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    const receive = (): void => {
      navigator.credentials.get(request).then(
        (credential) => {
          const code = codeOf(credential);
          if (code === undefined || waiting.signal.aborted) return;
          take(code);
          receive();
        },
        // Denied or unmounted: the player can still type the code.
        () => undefined,
      );
    };
    receive();
    return () => waiting.abort();
  }, [isDue]);
}
