// Tells the pre-paint script that the page is hydrated.
import 'client-only';

/** Sets `data-hydrated` on <html>. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '1';
}
