// How long a page request waits for the provider: briefly where a last good answer exists, else until one deadline.
import 'server-only';
import { COMPILE_LIMIT_MS, isDevelopment } from '@/lib/server/platform/is-development';

const STALE_WAIT_MS = 150;
export const PAGE_LIMIT_MS = 8_000;

/** Times in ms by the monotonic clock (performance.now). */
export type TimeBudget = {
  readonly startedAtMs: number;
  /** Counts from the start of the request or of the refresh, whichever is earlier. */
  readonly staleWaitMs: number;
  readonly endAtMs: number;
};

/** Starts a budget; by default 8 s, and 150 ms for a refresh. */
export function startBudget({
  limitMs = PAGE_LIMIT_MS,
  staleWaitMs = STALE_WAIT_MS,
}: {
  readonly limitMs?: number;
  readonly staleWaitMs?: number;
} = {}): TimeBudget {
  const startedAtMs = performance.now();
  const ownLimitMs = isDevelopment ? COMPILE_LIMIT_MS : limitMs;
  return { startedAtMs, staleWaitMs, endAtMs: startedAtMs + ownLimitMs };
}

/** Returns the budget with a deadline at most `limitMs` from now. */
export function capBudget(budget: TimeBudget, limitMs: number): TimeBudget {
  return { ...budget, endAtMs: Math.min(budget.endAtMs, performance.now() + limitMs) };
}

/** Returns the budget with a deadline at least `leastMs` from now, for work that waited in a queue of the site. */
export function extendBudget(budget: TimeBudget, leastMs: number): TimeBudget {
  return { ...budget, endAtMs: Math.max(budget.endAtMs, performance.now() + leastMs) };
}

/** Returns the budget moved by `byMs`, for a process with another clock. */
export function shiftBudget({ startedAtMs, staleWaitMs, endAtMs }: TimeBudget, byMs: number): TimeBudget {
  return { startedAtMs: startedAtMs + byMs, staleWaitMs, endAtMs: endAtMs + byMs };
}

/** Returns when to stop waiting for a refresh that started at `begunAtMs`. */
export function staleAtOf({ startedAtMs, staleWaitMs }: TimeBudget, begunAtMs: number): number {
  return Math.min(startedAtMs, begunAtMs) + staleWaitMs;
}

/** Returns the value, or undefined at `atMs`; the work continues. @throws what the work throws before then. */
export async function settleBy<Value>(work: Promise<Value>, atMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, atMs - performance.now()), undefined);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
