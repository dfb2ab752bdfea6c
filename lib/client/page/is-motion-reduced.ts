// The visitor's choice of less motion.
import 'client-only';

/** Returns whether the system asks for less motion; false where the browser cannot tell. */
export function isMotionReduced(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
