// Tells server HTML and its hydration apart from the living page.
import 'client-only';
import { useSyncExternalStore } from 'react';

const subscribeNothing = () => () => undefined;

/** False in server HTML and while it hydrates, then true: what depends on the browser may be read. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNothing,
    () => true,
    () => false,
  );
}
