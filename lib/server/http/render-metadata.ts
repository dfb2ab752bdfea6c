// Notes of a rendering: the state and time budget that the page reads, and the status and freshness that it reports.
import 'server-only';
import { extendBudget, type TimeBudget } from '@/lib/server/platform/time-budget';
import type { StatusState } from '@/lib/server/provider/status/status-state';
import type { Endpoint } from '@/lib/shared/calls/call';

/** A public row that a page asked for, with its query. */
export type PageCall = { readonly row: Endpoint; readonly query: Readonly<Record<string, string>> };

/** Notes of one rendering. */
export type RenderMetadata = {
  /** The site's state for this page. */
  readonly state?: StatusState;
  /** How long its reads wait for the provider, all together. */
  readonly budget: TimeBudget;
  /** What it asked the provider for, kept answers included. */
  readonly calls: PageCall[];
  /** The status the page asks for in place of 200. */
  status?: 404 | 503;
  /** Some of it could not be had from the provider: it must not be kept. */
  isPartial?: boolean;
  /** Something of it was asked of the provider, or of Redis, while it rendered. */
  hasWaited?: boolean;
  /** When the first of what it is made of is due to be asked for again; ms since the epoch. */
  freshUntilMs?: number;
};

/** Least time that a rendering has for its reads once its turn has come; ms. */
const LEAST_READ_MS = 1_000;

/** Opens notes for a rendering that begins now. */
export function createRenderMetadata(state: StatusState | undefined, budget: TimeBudget): RenderMetadata {
  return { state, budget: extendBudget(budget, LEAST_READ_MS), calls: [] };
}

/** Notes that the page holds an answer of the provider: until when it is good, in ms since the epoch, and whether the page waited for it. */
export function recordFreshness(notes: RenderMetadata, freshUntilMs: number, hasWaited = false): void {
  notes.hasWaited ||= hasWaited;
  notes.freshUntilMs = Math.min(notes.freshUntilMs ?? freshUntilMs, freshUntilMs);
}
