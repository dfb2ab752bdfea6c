// Whether the site runs installed, without the browser around it.
import 'client-only';

/** Installed to the home screen; Safari tells it by a property of its own. */
export function isStandalone(): boolean {
  const { navigator } = window;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return window.matchMedia?.('(display-mode: standalone), (display-mode: fullscreen)').matches ?? false;
}
