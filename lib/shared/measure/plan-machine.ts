// When performance metrics of a page are reported. Times are ms since the page's start.
import { METRIC_SENTINEL, METRICS_DELAY_MS, METRICS_TIMEOUT_MS } from '@/lib/shared/constants';
import {
  MAIN_VITALS,
  type MainVital,
  MORE_VITALS,
  type PerformanceValue,
  type Vital,
  type Vitals,
} from '@/lib/shared/measure/beacon-value';

/** `end` is set once and is final. */
export type Plan = {
  readonly supported: readonly MainVital[];
  readonly values: Vitals;
  /** Start of measuring; earlier paints arrive shortly after it. */
  readonly startedAtMs: number;
  readonly completeAtMs?: number;
  readonly end?: 'report' | 'none';
};

export type PlanEvent =
  | { readonly type: 'measured'; readonly vital: Vital; readonly value: number; readonly atMs: number }
  /** Checks the deadlines. */
  | { readonly type: 'waited'; readonly atMs: number }
  /** The page was hidden or left, maybe for good. */
  | { readonly type: 'hidden' }
  /** Restored from the back/forward cache: later values belong to no load. */
  | { readonly type: 'restored' };

/** Starts a plan; unsupported values are not waited for. */
export function startPlan(supported: readonly MainVital[], atMs: number): Plan {
  return complete({ supported, values: {}, startedAtMs: atMs }, atMs);
}

function complete(plan: Plan, atMs: number): Plan {
  const isComplete = plan.supported.every((vital) => plan.values[vital] !== undefined);
  return isComplete && plan.completeAtMs === undefined ? { ...plan, completeAtMs: atMs } : plan;
}

/** Wait for earlier paints when a plan starts after its deadline. */
const CATCH_UP_MS = 1_000;

/** Returns when the report is due: 5 s after all three values, at most 15 s after the page's start. */
export function dueAtOf({ completeAtMs = Number.POSITIVE_INFINITY, startedAtMs }: Plan): number {
  const latestMs = Math.max(METRICS_TIMEOUT_MS, startedAtMs + CATCH_UP_MS);
  return Math.min(completeAtMs + METRICS_DELAY_MS, latestMs);
}

// A page left before its first paint reports nothing; the next page of the session does.
function hasPaint({ supported, values }: Plan): boolean {
  const paints = supported.filter((vital) => vital !== 'shell');
  return paints.length === 0 || paints.some((vital) => values[vital] !== undefined);
}

/** Returns the plan after an event. */
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

/** Builds the report: whole ms, −1 when not supported, −2 when too late. */
export function toReportText(plan: Plan): PerformanceValue {
  const main = Object.fromEntries(MAIN_VITALS.map((vital) => [vital, toMain(plan, vital)]));
  const more = MORE_VITALS.flatMap((vital) => {
    const value = plan.values[vital];
    return value === undefined ? [] : [[vital, vital === 'cls' ? toScore(value) : toWhole(value)]];
  });
  return { type: 'performance', ...(main as Record<MainVital, number>), ...Object.fromEntries(more) };
}
