// Where the player was in a list of games when they left it, kept in the entry of the history that leads back.
import 'client-only';

const NAME = 'listTop';

/** How far the page was scrolled when it was left from this entry of the history, in pixels; undefined on a first visit. */
export function placeOfEntry(): number | undefined {
  const state: unknown = window.history.state;
  const top = typeof state === 'object' && state !== null && NAME in state ? state[NAME] : undefined;
  return typeof top === 'number' && top > 0 ? top : undefined;
}

function keepPlace(): void {
  // What else the entry holds is the router's, and must stay.
  window.history.replaceState({ ...window.history.state, [NAME]: Math.round(window.scrollY) }, '');
}

/** Keeps the place with every link that is followed out of the page; returns the way to stop. */
export function watchPlace(): () => void {
  const keep = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('main a[href]')) keepPlace();
  };
  document.addEventListener('click', keep, true);
  return () => document.removeEventListener('click', keep, true);
}
