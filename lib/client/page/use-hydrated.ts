import 'client-only';
import { useSyncExternalStore } from 'react';

const subscribeNothing = () => () => undefined;

/** Returns false in server HTML and during hydration, then true: browser state may be read. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNothing,
    () => true,
    () => false,
  );
}
