const FIRST_MS = 3_000;
const AFTER_RELOAD_MS = 10_000;
const GROWTH = 1.6;
const MAX_MS = 30_000;

/** Returns ms before the next try, after `tries` failures; longer after a reload. */
export function waitBeforeTry(tries: number, wasReloaded: boolean): number {
  const first = wasReloaded ? AFTER_RELOAD_MS : FIRST_MS;
  return Math.min(MAX_MS, Math.round(first * GROWTH ** tries));
}
