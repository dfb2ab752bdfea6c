// Finds a page's place again where the browser cannot: it scrolls at once, the page behind Back may still be on its way and longer.
import 'client-only';
import { toRecord } from '@/lib/shared/is-record';

const NAME = 'mcPlace';
/** How long a page may take to become as long as it was; ms. */
const LIMIT_MS = 10_000;
/** What the player does on a page outweighs its old place. */
const INPUTS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'click'];

function setPlace(place: number | undefined): void {
  // The router owns the rest of the entry.
  window.history.replaceState({ ...window.history.state, [NAME]: place }, '');
}

/** Scrolls to a place, in px, whenever the page is long enough, until the player does something. Returns the stop function. */
function holdPlace(place: number): () => void {
  const ending = new AbortController();
  // More than once: parts that come above it later move what is in sight.
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight >= place)
      window.scrollTo({ top: place, behavior: 'instant' });
  });
  const timer = setTimeout(stop, LIMIT_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    ending.abort();
  }
  observer.observe(document.body);
  for (const input of INPUTS) window.addEventListener(input, stop, { signal: ending.signal });
  return stop;
}

/** Stores the place of a page that a link leaves without a load, in its history entry, and finds it again on the way back. Returns the stop function. */
export function watchPlace(): () => void {
  let stop = (): void => undefined;
  const keep = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[data-soft]')) setPlace(Math.round(window.scrollY));
  };
  const find = (): void => {
    stop();
    const place = toRecord(window.history.state)[NAME];
    if (typeof place !== 'number') return;
    // Once: a dialog's entry would copy it.
    setPlace(undefined);
    stop = holdPlace(place);
  };
  document.addEventListener('click', keep, true);
  window.addEventListener('popstate', find);
  return () => {
    stop();
    document.removeEventListener('click', keep, true);
    window.removeEventListener('popstate', find);
  };
}
