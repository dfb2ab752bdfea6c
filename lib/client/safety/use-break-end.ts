import 'client-only';
import { useSyncExternalStore } from 'react';
import { getBreakEnd, subscribeBreak } from '@/lib/client/safety/break-store';

/** Returns the end of the current break in epoch ms; undefined without one and in server HTML. */
export function useBreakEnd(): number | undefined {
  return useSyncExternalStore(subscribeBreak, getBreakEnd, () => undefined);
}
