// A player's own time-out: how long it may be, what its cookie holds, and that it only ever grows.

/** Cookie with the end of the break in epoch seconds; scripts and the server read it. */
export const BREAK_COOKIE = 'mc_break';

/** Lengths that a player may choose, in minutes: an hour, a day, a week, 30 days. */
export const BREAK_MINUTES = [60, 1440, 10_080, 43_200] as const;

/** One of the lengths. */
export type BreakMinutes = (typeof BREAK_MINUTES)[number];

/** From this length on the device forgets a remembered login too. */
export const FORGETTING_MINUTES = 1440;

/** No break that this site set ends later than that from now, in days: a cookie that says so is not ours. */
export const BREAK_LIMIT_DAYS = 31;

const LIMIT_MS = BREAK_LIMIT_DAYS * 86_400_000;
const MINUTE_MS = 60_000;

/** One of the lengths from what a form or a body says; undefined for anything else. */
export function parseBreakMinutes(raw: unknown): BreakMinutes | undefined {
  return BREAK_MINUTES.find((minutes) => minutes === raw || String(minutes) === raw);
}

/** End of the break in force, in epoch ms, from the cookie's value; undefined when it is over, unreadable, or further away than any break of ours. */
export function parseBreakEnd(raw: string | undefined, nowMs: number): number | undefined {
  if (raw === undefined || !/^\d{10}$/.test(raw)) return undefined;
  const endMs = Number(raw) * 1000;
  return endMs > nowMs && endMs - nowMs <= LIMIT_MS ? endMs : undefined;
}

/** End of a break that is wished for now, in epoch ms on a full second: a standing one that lasts longer stays. */
export function breakEndOf(minutes: BreakMinutes, nowMs: number, standingMs?: number): number {
  const wished = Math.ceil((nowMs + minutes * MINUTE_MS) / 1000) * 1000;
  return Math.max(wished, standingMs ?? 0);
}
