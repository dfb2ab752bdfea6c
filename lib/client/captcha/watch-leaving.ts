// Tells when the page is being left while a check is open: the vendor's nodes stand outside of what React removes.
import 'client-only';

const SIGNS = ['pagehide', 'popstate'] as const;

/** Calls `leave` when the document goes or the address moves back or forth; returns the way to stop. */
export function watchLeaving(leave: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, leave);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, leave);
  };
}
