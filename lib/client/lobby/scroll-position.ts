// Scroll position of a game list, stored in the history entry.
import 'client-only';
import { toRecord } from '@/lib/shared/is-record';

const NAME = 'listTop';

/** Returns the scroll position of this history entry in px, undefined on a first visit. */
export function readScrollPosition(): number | undefined {
  const top = toRecord(window.history.state)[NAME];
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
