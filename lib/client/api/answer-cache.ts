// Answers of public endpoints with cacheSeconds, kept in session storage for the life of the tab at most.
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { CACHE_PREFIX, type StoredItem } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { Success } from '@/lib/shared/calls/envelope';

/** Longer answers stay in memory: storage holds about 5 MB per origin, and writing blocks a frame. */
const MAX_STORED_CHARS = 200_000;
const MAX_LONG_ANSWERS = 4;

type LongAnswer = { readonly until: number; readonly answer: Success<unknown> };

const longAnswers = new Map<string, LongAnswer>();

function itemOf(key: string): StoredItem {
  return { area: 'session', key: CACHE_PREFIX + key };
}

function keepLong(key: string, entry: LongAnswer): void {
  longAnswers.delete(key);
  longAnswers.set(key, entry);
  const [oldest] = longAnswers.keys();
  if (longAnswers.size > MAX_LONG_ANSWERS && oldest !== undefined) longAnswers.delete(oldest);
}

/** An `until` too far ahead means that the clock went back: the age of the entry is unknown. */
function isFresh(row: Endpoint, until: number, now: number): boolean {
  return until > now && until - now <= (row.cacheSeconds ?? 0) * 1000;
}

/** Returns whether answers of the endpoint are cacheable: GETs with a cache time. A member's never are, so that none outlasts the session. */
export function isAnswerCacheable(row: Endpoint): boolean {
  return row.method === 'GET' && row.auth === 'public' && !row.noStore && (row.cacheSeconds ?? 0) > 0;
}

/** Returns a cached answer that is still fresh at `now` (epoch ms), else undefined. */
export function getCachedAnswer<Answer>(
  row: Endpoint,
  key: string,
  now: number,
): Success<Answer> | undefined {
  const item = itemOf(key);
  const long = longAnswers.get(item.key);
  if (long) return isFresh(row, long.until, now) ? (long.answer as Success<Answer>) : undefined;
  const entry = readStoredRecord(item);
  if (!entry || typeof entry.until !== 'number' || !('value' in entry)) return undefined;
  if (!isFresh(row, entry.until, now)) return undefined;
  return {
    ok: true,
    value: entry.value as Answer,
    traceId: typeof entry.traceId === 'string' ? entry.traceId : '',
  };
}

/** Length of quotes, commas or digits of one value. */
const SMALL = 4;

function ownLength(value: unknown): number {
  return typeof value === 'string' ? value.length + SMALL : SMALL;
}

/** Returns whether a value needs more than about `limit` characters as JSON; stops counting there. */
function isLongerThan(value: unknown, limit: number): boolean {
  const rest: unknown[] = [value];
  let length = 0;
  while (rest.length > 0 && length <= limit) {
    const one = rest.pop();
    length += ownLength(one);
    if (typeof one !== 'object' || one === null) continue;
    if (!Array.isArray(one)) for (const name of Object.keys(one)) length += ownLength(name);
    for (const part of Object.values(one)) rest.push(part);
  }
  return length > limit;
}

/** Caches a success until `now` (epoch ms) plus the cache time of the endpoint that its age leaves. Answers over about 200,000
 * characters stay in memory, the latest four of them. */
export function cacheAnswer<Answer>(
  row: Endpoint,
  key: string,
  { answer, now }: { answer: Success<Answer>; now: number },
): void {
  const until = now + ((row.cacheSeconds ?? 0) - (answer.age ?? 0)) * 1000;
  const item = itemOf(key);
  longAnswers.delete(item.key);
  if (isLongerThan(answer.value, MAX_STORED_CHARS)) {
    removeStored(item);
    keepLong(item.key, { until, answer });
    return;
  }
  // If storage is full or blocked, writeStored keeps the entry in memory.
  writeStored(item, JSON.stringify({ until, value: answer.value, traceId: answer.traceId }));
}
