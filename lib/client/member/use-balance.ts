import 'client-only';
import { useEffect } from 'react';
import { type CallState, useCall } from '@/lib/client/data/use-call';
import { balance } from '@/lib/shared/calls/member-table';
import type { WireBalance } from '@/lib/shared/calls/wire-wallet';

/** Returns the balance; refreshed on focus and after a game. */
export function useBalance(): CallState<WireBalance> {
  const state = useCall(balance);
  const { retry } = state;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') retry();
    };
    const events = ['focus', 'pageshow'] as const;
    for (const name of events) window.addEventListener(name, refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      for (const name of events) window.removeEventListener(name, refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [retry]);
  return state;
}
