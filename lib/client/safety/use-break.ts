// The player's break as components see it.
import 'client-only';
import { useSyncExternalStore } from 'react';
import { getBreakEnd, subscribeBreak } from '@/lib/client/safety/break-store';

/** End of the break in force, in epoch ms; undefined when there is none, and in server HTML. */
export function useBreakEnd(): number | undefined {
  return useSyncExternalStore(subscribeBreak, getBreakEnd, () => undefined);
}
