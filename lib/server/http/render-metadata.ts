// Render metadata: state, time budget and loaded answers for the page, and the status and freshness that it reports.
import 'server-only';
import { extendBudget, type TimeBudget } from '@/lib/server/platform/time-budget';
import type { KnownAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { StatusState } from '@/lib/server/provider/status/status-state';
import type { Endpoint } from '@/lib/shared/calls/call';

export type PageCall = { readonly row: Endpoint; readonly query: Readonly<Record<string, string>> };

export type RenderMetadata = {
  readonly state?: StatusState;
  readonly budget: TimeBudget;
  readonly calls: PageCall[];
  status?: 404 | 503;
  /** Provider data are missing: the page must not be cached. */
  isPartial?: boolean;
  /** A read went to the provider or to Redis. */
  hasWaited?: boolean;
  /** The earliest expiry of its answers; ms since 1970. */
  freshUntilMs?: number;
};

/** A rendering that waited in the queue gets at least this time for its reads; ms. */
const MIN_READ_MS = 1_000;

/** Creates the metadata of a rendering that starts now. */
export function createRenderMetadata(state: StatusState | undefined, budget: TimeBudget): RenderMetadata {
  return { state, budget: extendBudget(budget, MIN_READ_MS), calls: [] };
}

/** Records an answer in the page: its expiry in ms since 1970, and whether the page waited for it. */
export function recordFreshness(metadata: RenderMetadata, freshUntilMs: number, hasWaited = false): void {
  metadata.hasWaited ||= hasWaited;
  metadata.freshUntilMs = Math.min(metadata.freshUntilMs ?? freshUntilMs, freshUntilMs);
}

export type LoadedAnswers = ReadonlyMap<string, KnownAnswer>;

/** Returns the key of a call among loaded answers. */
export const toLoadedKey = ({ row, query }: PageCall): string => JSON.stringify([row.name, query]);
