import 'client-only';
import { useCallback, useEffect, useState } from 'react';
import { RESEND_SECONDS } from '@/lib/shared/auth/sms/resend-wait';

/** Returns whole seconds left until a code may be sent again, and a start function; a sleeping tab does not delay it. */
export function useCountdown(): { readonly left: number; readonly start: () => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = useCallback(() => {
    setLeft(RESEND_SECONDS);
    setUntil(Date.now() + RESEND_SECONDS * 1000);
  }, []);
  return { left, start };
}
