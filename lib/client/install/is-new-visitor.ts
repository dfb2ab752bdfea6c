// Whether this device is new to the site; the pre-paint script counts its visits.
import 'client-only';

/** Returns whether this is the first visit and no game was played in it. Unknown counts as known. */
export function isNewVisitor(): boolean {
  const { offers, recents } = document.documentElement.dataset;
  return offers === '0' && recents !== '1';
}
