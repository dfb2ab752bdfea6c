// What a page says of itself while it renders, and what it is told beside its headers: kept in the process, found by a number in a header.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { StatusState } from '@/lib/server/backend/status/status-state';
import { extendBudget, type TimeBudget } from '@/lib/server/load/time-budget';
import { getSingle } from '@/lib/server/single';
import type { CallRow } from '@/lib/shared/calls/call';

/** Name of the trusted header that holds the number. */
export const NOTES_HEADER = 'notes';

const MAX_NOTES = 20_000;
/** Longer than any page may take. */
const KEEP_MS = 60_000;

/** A public row that a page asked for, with its query. */
export type PageCall = { readonly row: CallRow; readonly query: Readonly<Record<string, string>> };

/** Notes of one rendering. */
export type PageNotes = {
  /** The site's state for this page. */
  readonly state?: StatusState;
  /** How long its reads wait for the provider, all together. */
  readonly budget: TimeBudget;
  /** What it asked the provider for, kept answers included. */
  readonly calls: PageCall[];
  /** The status the page asks for in place of 200 (B32). */
  status?: 404 | 503;
  /** Some of it could not be had from the provider: it must not be kept. */
  isPartial?: boolean;
  /** Something of it was asked of the provider, or of Redis, while it rendered. */
  hasWaited?: boolean;
  /** When the first of what it is made of is due to be asked for again; ms since the epoch. */
  freshUntilMs?: number;
};

function getNotes(): LRUCache<string, PageNotes> {
  return getSingle('page-notes', () => new LRUCache<string, PageNotes>({ max: MAX_NOTES, ttl: KEEP_MS }));
}

/** Least time that a rendering has for its reads once its turn has come; ms. */
const LEAST_READ_MS = 1_000;

/** Opens notes for a rendering that begins now; the id goes into its headers. */
export function openNotes(
  state: StatusState | undefined,
  budget: TimeBudget,
): { readonly id: string; readonly notes: PageNotes } {
  const own = extendBudget(budget, LEAST_READ_MS);
  const [id, notes] = [randomUUID(), { state, budget: own, calls: [] }];
  getNotes().set(id, notes);
  return { id, notes };
}

/** Ends the notes of a rendering whose answer is there. */
export function closeNotes(id: string): void {
  getNotes().delete(id);
}

/** The notes of an id that is still known. */
export function findNotes(id: string | undefined): PageNotes | undefined {
  return id === undefined ? undefined : getNotes().get(id);
}

/** Notes that the page holds an answer of the provider: until when it is good, in ms since the epoch, and whether the page waited for it. */
export function noteAnswer(notes: PageNotes, freshUntilMs: number, hasWaited = false): void {
  notes.hasWaited ||= hasWaited;
  notes.freshUntilMs = Math.min(notes.freshUntilMs ?? freshUntilMs, freshUntilMs);
}
