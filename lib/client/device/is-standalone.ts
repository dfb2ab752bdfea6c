import 'client-only';

/** Returns whether the page runs from the home screen; Safari has its own property for it. */
export function isStandalone(): boolean {
  const { navigator } = window;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return window.matchMedia?.('(display-mode: standalone), (display-mode: fullscreen)').matches ?? false;
}
