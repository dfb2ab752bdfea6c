// Tracks client-side navigation: after a link tap, content below the fold may render later.
import 'client-only';

let isForward = false;

/** Marks the start of a client-side navigation by tap. */
export function startClientNavigation(): void {
  isForward = true;
}

/** Returns whether the page came by client-side navigation; false after a load or going back. */
export function isClientNavigation(): boolean {
  return isForward;
}

/** Starts tracking back and forward. Returns the stop function. */
export function watchHistoryNavigation(): () => void {
  const forget = (): void => {
    isForward = false;
  };
  // Must precede the router's listener, in which React renders.
  window.addEventListener('popstate', forget, true);
  return () => window.removeEventListener('popstate', forget, true);
}
