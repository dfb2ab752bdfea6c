// The mark for the pre-paint script that React answers on this page.
import 'client-only';

/** Sets `data-hydrated` on <html>. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '1';
}
