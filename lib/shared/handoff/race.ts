// Who wins the race of domains, and when its winner may be offered.

/** How long after the page stands the race begins, in ms: by then nothing of the page waits for the network. */
export const RACE_DELAY_MS = 3_000;

/** Times that a domain was asked; the best counts, since the first also opens the connection and any may meet a busy moment. */
export const PING_ROUNDS = 3;

/** A move costs a page load, so the other domain must save this much on every call, and half of what it takes here. */
const LEAST_GAIN = { ms: 200, share: 0.5 } as const;

/** After a no, a device is left in peace for so long. */
const QUIET_MS = 7 * 24 * 3600 * 1000;

/** How long a domain took to answer, in ms; undefined where it did not within the 15 s. */
export type Lap = { readonly origin: string; readonly ms: number | undefined };

function isClearlyFaster(ms: number, hereMs: number): boolean {
  return hereMs - ms >= LEAST_GAIN.ms && ms <= hereMs * LEAST_GAIN.share;
}

/**
 * The origin that is clearly faster than this one, or undefined: then the visitor stays. Where this one did not answer at all, the fastest of those
 * that did.
 */
export function pickWinner(hereMs: number | undefined, laps: readonly Lap[]): string | undefined {
  const [best] = laps
    .filter((lap): lap is Lap & { ms: number } => lap.ms !== undefined)
    .sort((one, other) => one.ms - other.ms);
  if (!best) return undefined;
  return hereMs === undefined || isClearlyFaster(best.ms, hereMs) ? best.origin : undefined;
}

/** Whether a device may be asked at a time (epoch ms), by when it last said no as it is stored; an unreadable or future note counts as none. */
export function mayAskAgain(declinedAt: string | null, nowMs: number): boolean {
  const atMs = declinedAt !== null && /^\d{1,15}$/.test(declinedAt) ? Number(declinedAt) : 0;
  return atMs > nowMs || nowMs - atMs >= QUIET_MS;
}
