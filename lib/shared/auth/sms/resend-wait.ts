// Delay before a code is sent again, per target and by the clock, so that a reload does not reset it.

export const RESEND_SECONDS = 60;

/** The target, and when the next code may go, in epoch ms. */
export type ResendWait = { readonly target: string; readonly until: number };

/** Starts the delay after a code has been sent. */
export function startWait(target: string, nowMs: number): ResendWait {
  return { target, until: nowMs + RESEND_SECONDS * 1000 };
}

/** Returns whole seconds left, 0 for another target; at most one full delay, even if the clock was set back. */
export function secondsLeft(wait: ResendWait | undefined, target: string, nowMs: number): number {
  if (!wait || wait.target !== target) return 0;
  const seconds = Math.ceil((wait.until - nowMs) / 1000);
  return seconds > RESEND_SECONDS ? 0 : Math.max(0, seconds);
}

/** Parses a stored delay. */
export function parseWait(raw: Record<string, unknown> | undefined): ResendWait | undefined {
  const { target, until } = raw ?? {};
  return typeof target === 'string' && typeof until === 'number' ? { target, until } : undefined;
}
