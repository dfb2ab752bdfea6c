// Tells a page that a provider's return has opened; apart from its reading, for every page asks.
import 'client-only';

declare global {
  interface Window {
    /** The address by which a provider sent the player back, set by the pre-paint script alone; empty once it was taken. */
    mcReturn?: string;
  }
}

/** Whether this page was opened by a provider's return: auto-login must not run on it. */
export function isReturnPage(): boolean {
  return window.mcReturn !== undefined;
}
