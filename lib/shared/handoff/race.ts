// Winner of the domain race, and when it is offered.
import { DAY_MS } from '@/lib/shared/day';

/** Delay of the race in ms, after the page no longer needs the network. */
export const RACE_DELAY_MS = 3_000;

/** Pings per domain; the best counts, since the first also opens the connection. */
export const PING_ROUNDS = 3;

/** A handoff costs a page load, so it must save this much on each call, and half of the current latency. */
const MIN_GAIN = { ms: 200, share: 0.5 } as const;

/** Pause of a device in ms: after a refusal, and after a race that no other domain won. */
export const RACE_PAUSE_MS = { declined: 7 * DAY_MS, raced: DAY_MS } as const;

/** Latency in ms; undefined after 15 s. */
export type Lap = { readonly origin: string; readonly ms: number | undefined };

function isClearlyFaster(ms: number, hereMs: number): boolean {
  return hereMs - ms >= MIN_GAIN.ms && ms <= hereMs * MIN_GAIN.share;
}

/** Returns the clearly faster origin, or undefined to stay. Without a response from this one, the fastest. */
export function pickWinner(hereMs: number | undefined, laps: readonly Lap[]): string | undefined {
  const [best] = laps
    .filter((lap): lap is Lap & { ms: number } => lap.ms !== undefined)
    .sort((one, other) => one.ms - other.ms);
  if (!best) return undefined;
  return hereMs === undefined || isClearlyFaster(best.ms, hereMs) ? best.origin : undefined;
}

/** Returns whether a device may race at `nowMs`; `nextAt` is the stored end of its pause. Both are epoch ms; an unreadable or far end is ignored. */
export function canRace(nextAt: string | null, nowMs: number): boolean {
  const atMs = nextAt !== null && /^\d{1,15}$/.test(nextAt) ? Number(nextAt) : 0;
  return nowMs >= atMs || atMs - nowMs > RACE_PAUSE_MS.declined;
}
