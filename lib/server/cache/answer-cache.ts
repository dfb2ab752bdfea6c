// Answers that the site may reuse for one merchant, language and query (WIRE §4 cache); stale ones serve when the provider fails.
import 'server-only';
import { LRUCache } from 'lru-cache';
import type { BackendAnswer, BackendCall } from '@/lib/server/backend/backend-call';
import { callBackend } from '@/lib/server/backend/call-backend';
import { onMerchantChange } from '@/lib/server/merchant/registry';
import { getSingle } from '@/lib/server/single';
import { isMissing } from '@/lib/shared/errors/is-missing';

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_ENTRY_BYTES = 4 * 1024 * 1024;
const STALE_LIMIT_MS = 24 * 60 * 60_000;
/** How long a stale answer serves before the provider is asked again. */
const STALE_HOLD_MS = 2_000;

type Entry = { readonly answer: BackendAnswer; readonly storedAtMs: number };

class NotReusable extends Error {
  override readonly name = 'NotReusable';

  constructor(readonly answer: BackendAnswer) {
    super('not reusable');
  }
}

// The gate and the pages are bundled apart and share one cache: what the one throws is of another class to the other.
function isNotReusable(error: unknown): error is NotReusable {
  return error instanceof Error && error.name === 'NotReusable' && 'answer' in error;
}

// What the provider says is not there has not merely failed: the old answer is no longer true (R9).
function canServe(stale: Entry | undefined, { result }: BackendAnswer): stale is Entry {
  if (!stale || (!result.ok && isMissing(result))) return false;
  return Date.now() - stale.storedAtMs <= STALE_LIMIT_MS;
}

type Answers = LRUCache<string, Entry, BackendCall>;

function makeAnswers(): Answers {
  onMerchantChange(dropAnswers);
  return new LRUCache({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: (entry) => (entry.answer.text?.length ?? 0) * 2 + 512,
    fetchMethod: async (_key, stale, { context, options }) => {
      const answer = await callBackend(context);
      if (answer.result.ok) return { answer, storedAtMs: Date.now() };
      // Thrown, it reaches all who wait and is not kept.
      if (!canServe(stale, answer)) throw new NotReusable(answer);
      options.ttl = STALE_HOLD_MS;
      return stale;
    },
  });
}

function getAnswers(): Answers {
  return getSingle<Answers>('answers', makeAnswers);
}

/** Forgets the answers of these merchants and of no other (SEC-15). */
export function dropAnswers(codes: readonly string[]): void {
  const answers = getAnswers();
  const starts = new Set(codes.map((code) => `[${JSON.stringify(code)},`));
  for (const key of answers.keys()) if (starts.has(key.slice(0, key.indexOf(',') + 1))) answers.delete(key);
}

/** The key of an answer: merchant, call, language and sorted query, each part delimited so that none can reach into another (SEC-14). */
export function answerKeyOf({ merchant, row, visitor, query }: BackendCall): string {
  const sorted = [...(query ?? [])].sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));
  return JSON.stringify([merchant.code, row.name, visitor.language, sorted]);
}

/**
 * The answer of a row with cacheSeconds: reused within that time, fetched once however many wait, failures never kept.
 * When the provider fails, an answer of up to 24 hours serves instead; rows without cacheSeconds are always called.
 */
export async function getAnswer(call: BackendCall): Promise<BackendAnswer> {
  const { row, signal: _notShared, token: _notShared2, ...shared } = call;
  if (!row.cacheSeconds || row.auth !== 'public') return callBackend(call);
  try {
    const entry = await getAnswers().fetch(answerKeyOf(call), {
      context: { ...shared, row },
      ttl: row.cacheSeconds * 1000,
    });
    return entry ? entry.answer : await callBackend(call);
  } catch (error) {
    if (isNotReusable(error)) return error.answer;
    throw error;
  }
}
