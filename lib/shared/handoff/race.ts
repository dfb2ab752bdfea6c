// Winner of the domain race, and when it is offered.

/** Delay of the race in ms, after the page no longer needs the network. */
export const RACE_DELAY_MS = 3_000;

/** Pings per domain; the best counts, since the first also opens the connection. */
export const PING_ROUNDS = 3;

/** A handoff costs a page load, so it must save this much on each call, and half of the current latency. */
const LEAST_GAIN = { ms: 200, share: 0.5 } as const;

/** After a refusal, a device is not asked again for this long. */
const PAUSE_MS = 7 * 24 * 3600 * 1000;

/** Latency in ms; undefined after 15 s. */
export type Lap = { readonly origin: string; readonly ms: number | undefined };

function isClearlyFaster(ms: number, hereMs: number): boolean {
  return hereMs - ms >= LEAST_GAIN.ms && ms <= hereMs * LEAST_GAIN.share;
}

/** Returns the clearly faster origin, or undefined to stay. Without a response from this one, the fastest. */
export function pickWinner(hereMs: number | undefined, laps: readonly Lap[]): string | undefined {
  const [best] = laps
    .filter((lap): lap is Lap & { ms: number } => lap.ms !== undefined)
    .sort((one, other) => one.ms - other.ms);
  if (!best) return undefined;
  return hereMs === undefined || isClearlyFaster(best.ms, hereMs) ? best.origin : undefined;
}

/** Whether a device may be asked at `nowMs` (epoch ms); an unreadable or future record is ignored. */
export function canOfferAgain(declinedAt: string | null, nowMs: number): boolean {
  const atMs = declinedAt !== null && /^\d{1,15}$/.test(declinedAt) ? Number(declinedAt) : 0;
  return atMs > nowMs || nowMs - atMs >= PAUSE_MS;
}
