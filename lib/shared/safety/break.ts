// A player's break: lengths and cookie. It can only be extended.
import { DAY_MS } from '@/lib/shared/day';

/** Cookie with the end of the break in epoch seconds; scripts and the server read it. */
export const BREAK_COOKIE = 'mc_break';

/** In minutes: an hour, a day, a week, 30 days. */
export const BREAK_MINUTES = [60, 1440, 10_080, 43_200] as const;

export type BreakMinutes = (typeof BREAK_MINUTES)[number];

/** Breaks of at least this length delete the remembered login. */
export const FORGETTING_MINUTES = 1440;

/** Days; a cookie with a later end is invalid. */
export const BREAK_LIMIT_DAYS = 31;

const LIMIT_MS = BREAK_LIMIT_DAYS * DAY_MS;
const MINUTE_MS = 60_000;

/** Parses a length from a form or a body. */
export function parseBreakMinutes(raw: unknown): BreakMinutes | undefined {
  return BREAK_MINUTES.find((minutes) => minutes === raw || String(minutes) === raw);
}

/** Returns the end of the current break in epoch ms; undefined when over, unreadable, or beyond BREAK_LIMIT_DAYS. */
export function parseBreakEnd(raw: string | undefined, nowMs: number): number | undefined {
  if (raw === undefined || !/^\d{10}$/.test(raw)) return undefined;
  const endMs = Number(raw) * 1000;
  return endMs > nowMs && endMs - nowMs <= LIMIT_MS ? endMs : undefined;
}

/** Returns the end of a new break in epoch ms, on a full second; a longer current break stays. */
export function breakEndOf(minutes: BreakMinutes, nowMs: number, currentMs?: number): number {
  const requested = Math.ceil((nowMs + minutes * MINUTE_MS) / 1000) * 1000;
  return Math.max(requested, currentMs ?? 0);
}

/** Id of the message that a break has begun. */
export const BREAK_ON_ANCHOR = 'break-on';
