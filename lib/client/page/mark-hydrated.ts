import 'client-only';

/** Sets `data-hydrated` on <html>. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = '1';
}
