// Answers of rows with cacheSeconds, kept in session storage for the tab's life at most (K4, ruling 24).
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { CACHE_PREFIX, type StoredItem } from '@/lib/client/storage/stored-items';
import { removeStored, storedKeys, writeStored } from '@/lib/client/storage/web-storage';
import type { CallRow } from '@/lib/shared/calls/call';
import type { Success } from '@/lib/shared/calls/envelope';

/** A longer answer would crowd out everything else: storage holds about 5 MB an origin. */
const MAX_ENTRY_CHARS = 400_000;

function itemOf(row: CallRow, key: string): StoredItem {
  const prefix = row.auth === 'member' ? CACHE_PREFIX.own : CACHE_PREFIX.open;
  return { area: 'session', key: prefix + key };
}

function removeAll(prefix: string): void {
  for (const key of storedKeys('session', prefix)) removeStored({ area: 'session', key });
}

/** Whether answers of the row may be kept at all: GETs with a cache time. */
export function isCacheable(row: CallRow): boolean {
  return row.method === 'GET' && !row.noStore && (row.cacheSeconds ?? 0) > 0;
}

/** Gets a kept answer that is still fresh at `now` (epoch ms), else undefined. A corrupt entry is removed. */
export function getCachedAnswer<Answer>(row: CallRow, key: string, now: number): Success<Answer> | undefined {
  const entry = readStoredRecord(itemOf(row, key));
  if (!entry || typeof entry.until !== 'number' || !('value' in entry)) return undefined;
  // `until` too far ahead means that the clock was set back: the entry's age is unknown.
  const left = entry.until - now;
  if (left <= 0 || left > (row.cacheSeconds ?? 0) * 1000) return undefined;
  return {
    ok: true,
    value: entry.value as Answer,
    traceId: typeof entry.traceId === 'string' ? entry.traceId : '',
  };
}

/** Keeps a success until `now` (epoch ms) plus the row's cache time; answers longer than 400,000 characters are not kept. */
export function keepAnswer<Answer>(
  row: CallRow,
  key: string,
  entry: { answer: Success<Answer>; now: number },
): void {
  const { value, traceId } = entry.answer;
  const text = JSON.stringify({ until: entry.now + (row.cacheSeconds ?? 0) * 1000, value, traceId });
  if (text.length > MAX_ENTRY_CHARS) return;
  // A full or blocked storage costs nothing but the saving: the page's memory keeps the answer then.
  writeStored(itemOf(row, key), text);
}

/** Removes the answers that belong to a session (ruling 24, A16). */
export function clearOwnAnswers(): void {
  removeAll(CACHE_PREFIX.own);
}
