// When the performance metrics of a page are reported, and what then. Times are ms since the page's own start.
import { METRIC_SENTINEL, TIMING } from '@/lib/shared/constants';
import {
  MAIN_VITALS,
  type MainVital,
  MORE_VITALS,
  type PerformanceValue,
  type Vital,
  type Vitals,
} from '@/lib/shared/measure/beacon-value';

/** What is known so far; `end` is set once, and nothing moves after it. */
export type Plan = {
  /** The main values that this browser can measure. */
  readonly supported: readonly MainVital[];
  readonly values: Vitals;
  /** When measuring began; what was painted before is told to it a moment later. */
  readonly startedAtMs: number;
  /** When the last of the three became known. */
  readonly completeAtMs?: number;
  readonly end?: 'report' | 'none';
};

/** What happens to a page while it is measured. */
export type PlanEvent =
  | { readonly type: 'measured'; readonly vital: Vital; readonly value: number; readonly atMs: number }
  /** A moment passed; the deadlines are looked at. */
  | { readonly type: 'waited'; readonly atMs: number }
  /** The page was hidden or left: it may never come back. */
  | { readonly type: 'hidden' }
  /** The page came back out of the browser's memory: what is measured now is no load. */
  | { readonly type: 'restored' };

/** Starts a plan; what the browser cannot measure is not waited for. */
export function startPlan(supported: readonly MainVital[], atMs: number): Plan {
  return complete({ supported, values: {}, startedAtMs: atMs }, atMs);
}

function complete(plan: Plan, atMs: number): Plan {
  const isComplete = plan.supported.every((vital) => plan.values[vital] !== undefined);
  return isComplete && plan.completeAtMs === undefined ? { ...plan, completeAtMs: atMs } : plan;
}

/** How long a plan that begins at the end of its time waits for what was measured before. */
const CATCH_UP_MS = 1_000;

/** When the report is due if nothing else happens: 5 s after all three are known, 15 s after the page's start at the latest. */
export function dueAtOf({ completeAtMs = Number.POSITIVE_INFINITY, startedAtMs }: Plan): number {
  const latestMs = Math.max(TIMING.metricsTimeoutMs, startedAtMs + CATCH_UP_MS);
  return Math.min(completeAtMs + TIMING.metricsDelayMs, latestMs);
}

// A page that is left before it was painted says nothing; the next page of the session then reports in its place.
function hasPaint({ supported, values }: Plan): boolean {
  const paints = supported.filter((vital) => vital !== 'shell');
  return paints.length === 0 || paints.some((vital) => values[vital] !== undefined);
}

/** The plan after an event. */
export function stepPlan(plan: Plan, event: PlanEvent): Plan {
  if (plan.end) return plan;
  switch (event.type) {
    case 'measured':
      return complete({ ...plan, values: { ...plan.values, [event.vital]: event.value } }, event.atMs);
    case 'waited':
      return event.atMs >= dueAtOf(plan) ? { ...plan, end: 'report' } : plan;
    case 'hidden':
      return hasPaint(plan) ? { ...plan, end: 'report' } : plan;
    case 'restored':
      return { ...plan, end: 'none' };
  }
}

const toWhole = (value: number): number => Math.round(value);
const toScore = (value: number): number => Math.round(value * 10_000) / 10_000;

function toMain({ supported, values }: Plan, vital: MainVital): number {
  if (!supported.includes(vital)) return METRIC_SENTINEL.unsupported;
  const value = values[vital];
  return value === undefined ? METRIC_SENTINEL.missing : toWhole(value);
}

/** The report of a plan: whole ms, −1 for what the browser cannot measure, −2 for what did not come in time. */
export function toReportText(plan: Plan): PerformanceValue {
  const main = Object.fromEntries(MAIN_VITALS.map((vital) => [vital, toMain(plan, vital)]));
  const more = MORE_VITALS.flatMap((vital) => {
    const value = plan.values[vital];
    return value === undefined ? [] : [[vital, vital === 'cls' ? toScore(value) : toWhole(value)]];
  });
  return { type: 'performance', ...(main as Record<MainVital, number>), ...Object.fromEntries(more) };
}
