// How long a player waits before a code is sent again: by the clock and for one target, so that a reload changes nothing.
import { RESEND_SECONDS } from '@/lib/shared/auth/two-factor';

/** To whom a code went, and when the next may go, in epoch ms. */
export type ResendWait = { readonly target: string; readonly until: number };

/** The wait that begins when a code has gone out. */
export function startWait(target: string, nowMs: number): ResendWait {
  return { target, until: nowMs + RESEND_SECONDS * 1000 };
}

/** Whole seconds left, 0 when another target is meant; never more than a full wait, so that a clock set back locks no player out. */
export function secondsLeft(wait: ResendWait | undefined, target: string, nowMs: number): number {
  if (!wait || wait.target !== target) return 0;
  const seconds = Math.ceil((wait.until - nowMs) / 1000);
  return seconds > RESEND_SECONDS ? 0 : Math.max(0, seconds);
}

/** Reads a stored wait; anything else is none. */
export function parseWait(raw: Record<string, unknown> | undefined): ResendWait | undefined {
  const { target, until } = raw ?? {};
  return typeof target === 'string' && typeof until === 'number' ? { target, until } : undefined;
}
