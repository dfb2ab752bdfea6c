// Detects that the page is being left while a captcha is open: React does not own the vendor's nodes.
import 'client-only';

const SIGNS = ['pagehide', 'popstate'] as const;

/** Calls `leave` on unload or history navigation. Returns the stop function. */
export function watchPageLeave(leave: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, leave);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, leave);
  };
}
