// Scroll position of a game list, stored in the history entry.
import 'client-only';

const NAME = 'listTop';

/** Returns the scroll position of this history entry in px, undefined on a first visit. */
export function readScrollPosition(): number | undefined {
  const state: unknown = window.history.state;
  const top = typeof state === 'object' && state !== null && NAME in state ? state[NAME] : undefined;
  return typeof top === 'number' && top > 0 ? top : undefined;
}

function keepPlace(): void {
  // The router owns the rest of the entry.
  window.history.replaceState({ ...window.history.state, [NAME]: Math.round(window.scrollY) }, '');
}

/** Stores the position when a link leaves the page. Returns the stop function. */
export function watchScrollPosition(): () => void {
  const keep = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('main a[href]')) keepPlace();
  };
  document.addEventListener('click', keep, true);
  return () => document.removeEventListener('click', keep, true);
}
