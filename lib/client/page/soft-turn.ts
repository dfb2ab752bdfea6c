// How the page in sight came: by a tap on a link of ours, after which only what is seen at once must be drawn at once.
import 'client-only';

let isForward = false;

/** Notes that a tap turns to another page now. */
export function startClientNavigation(): void {
  isForward = true;
}

/** Whether the last turn was such a tap. Not so on the server, on a page that was loaded, and after going back: there all of it must stand at once. */
export function isClientNavigation(): boolean {
  return isForward;
}

/** Starts to notice turns back and forth; returns the way to stop. */
export function watchTurnsBack(): () => void {
  const forget = (): void => {
    isForward = false;
  };
  // Before the router hears of it: React draws what a turn back brings within the router's own listener.
  const first = { capture: true };
  window.addEventListener('popstate', forget, first);
  return () => window.removeEventListener('popstate', forget, first);
}
