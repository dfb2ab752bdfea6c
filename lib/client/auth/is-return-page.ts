import 'client-only';

declare global {
  interface Window {
    /** Return address, set by the pre-paint script; empty once consumed. */
    mcReturn?: string;
  }
}

/** Returns whether a sign-in provider's return opened this page: auto-login must not run on it. */
export function isReturnPage(): boolean {
  return window.mcReturn !== undefined;
}
