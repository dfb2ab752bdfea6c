// How often a page without a network looks whether it is back.

const FIRST_MS = 3_000;
const AFTER_RELOAD_MS = 10_000;
const GROWTH = 1.6;
const LONGEST_MS = 30_000;

/**
 * Milliseconds to wait before the next look; `tries` looks found nothing so far. A page that has just been loaded anew waits longer: the network
 * may be there and the page still not.
 */
export function waitBeforeTry(tries: number, wasReloaded: boolean): number {
  const first = wasReloaded ? AFTER_RELOAD_MS : FIRST_MS;
  return Math.min(LONGEST_MS, Math.round(first * GROWTH ** tries));
}
