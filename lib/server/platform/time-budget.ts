// How long one page request may wait for the provider: briefly where a last good answer can serve, and to one deadline where there is none.
import 'server-only';
import { COMPILE_LIMIT_MS, isDevelopment } from '@/lib/server/platform/is-development';

/** Longest that a request waits for a refresh while a last good answer is there; ms. */
const STALE_WAIT_MS = 150;
/** Longest that a page waits for the provider, all its reads together; ms. */
export const PAGE_LIMIT_MS = 8_000;

/** Times by the steady clock (performance.now), in ms. */
export type TimeBudget = {
  readonly startedAtMs: number;
  /** How long a refresh is waited for, from the start of the request or of the refresh, whichever is earlier. */
  readonly staleWaitMs: number;
  /** When reads without a last good answer give up. */
  readonly endAtMs: number;
};

/** Starts a budget now, of 8 s and 150 ms unless said otherwise. */
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

/** The budget with another deadline, `limitMs` from now at the latest. */
export function capBudget(budget: TimeBudget, limitMs: number): TimeBudget {
  return { ...budget, endAtMs: Math.min(budget.endAtMs, performance.now() + limitMs) };
}

/** The budget with a deadline at least `leastMs` from now, for work that waited in a queue of the site's own. */
export function extendBudget(budget: TimeBudget, leastMs: number): TimeBudget {
  return { ...budget, endAtMs: Math.max(budget.endAtMs, performance.now() + leastMs) };
}

/** The budget by another clock, `byMs` later. */
export function shiftBudget({ startedAtMs, staleWaitMs, endAtMs }: TimeBudget, byMs: number): TimeBudget {
  return { startedAtMs: startedAtMs + byMs, staleWaitMs, endAtMs: endAtMs + byMs };
}

/** When a refresh that began at `begunAtMs` is no longer waited for. */
export function staleAtOf({ startedAtMs, staleWaitMs }: TimeBudget, begunAtMs: number): number {
  return Math.min(startedAtMs, begunAtMs) + staleWaitMs;
}

/** The value, or undefined where it has not come by `atMs`; the work goes on. @throws what the work throws before then. */
export async function settleBy<Value>(work: Promise<Value>, atMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, atMs - performance.now()), undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
