// Answers in memory, bounded in bytes (SEC-47). Visitors' queries have a store of their own and cannot evict what pages need.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Question } from '@/lib/server/provider/answer-cache/cache-question';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';

const MAX_OWN_BYTES = 96 * 1024 * 1024;
const MAX_OTHER_BYTES = 32 * 1024 * 1024;
const MAX_ENTRY_BYTES = 20 * 1024 * 1024;
const MAX_MERCHANTS = 50_000;
/** Memory per character of an answer, as text and as objects: 2.1 to 2.8 measured for Latin, twice that for other scripts. */
const BYTES_PER_CHAR = 4;
const ENTRY_BYTES = 1024;

/** Times in ms since 1970. */
export type AnswerEntry = {
  readonly answer: ProviderAnswer;
  readonly storedAtMs: number;
  readonly freshUntilMs: number;
  /** Served past its time because the provider cannot be called now. */
  readonly isStale: boolean;
};

type StoredEntry = AnswerEntry & { readonly drops: number };
type Store = LRUCache<string, StoredEntry>;
type Drop = { readonly count: number; readonly atMs: number };

function getStore(isOwn: boolean): Store {
  const maxSize = isOwn ? MAX_OWN_BYTES : MAX_OTHER_BYTES;
  return getProcessSingleton<Store>(
    isOwn ? 'answers' : 'other-answers',
    () =>
      new LRUCache({
        maxSize,
        maxEntrySize: Math.min(MAX_ENTRY_BYTES, maxSize / 2),
        sizeCalculation: ({ answer }, key) =>
          ((answer.text?.length ?? 0) + key.length) * BYTES_PER_CHAR + ENTRY_BYTES,
      }),
  );
}

function getDrops(): LRUCache<string, Drop> {
  return getProcessSingleton('answer-drops', () => new LRUCache<string, Drop>({ max: MAX_MERCHANTS }));
}

const codeOf = ({ call }: Question): string => call.merchant.code;

/** Returns when the merchant's answers were last dropped; 0 for never. Earlier answers are not fresh. */
export function droppedAtOf(merchantCode: string): number {
  return getDrops().get(merchantCode)?.atMs ?? 0;
}

/** Returns the stored answer, fresh or not; none in development, where the provider's data change at any time. */
export function findEntry(question: Question): AnswerEntry | undefined {
  return isDevelopment ? undefined : getStore(question.isOwn).get(question.key);
}

/** Returns whether an answer serves without a call. One from the future is not fresh: the clock was set back. */
export function isFresh(entry: AnswerEntry, question: Question): boolean {
  const nowMs = Date.now();
  const { drops } = entry as StoredEntry;
  return (
    nowMs < entry.freshUntilMs &&
    nowMs >= entry.storedAtMs &&
    drops === (getDrops().get(codeOf(question))?.count ?? 0)
  );
}

/** Stores an answer and returns it. */
export function storeEntry(question: Question, entry: AnswerEntry): AnswerEntry {
  const drops = getDrops().get(codeOf(question))?.count ?? 0;
  getStore(question.isOwn).set(question.key, { ...entry, drops });
  return entry;
}

/** Deletes the answer to a question. */
export function deleteEntry(question: Question): void {
  getStore(question.isOwn).delete(question.key);
}

/** Expires the answer under a key where it is older than `storedAtMs`. */
export function expireEntry(key: string, storedAtMs: number): void {
  const store = getStore(true);
  const stored = store.peek(key);
  if (stored && stored.storedAtMs < storedAtMs) store.set(key, { ...stored, freshUntilMs: 0 });
}

/** Expires all answers of these merchants at the cost of one number each (SEC-15). They serve on only while the provider fails. */
export function dropAnswers(merchantCodes: readonly string[]): void {
  const drops = getDrops();
  for (const code of merchantCodes)
    drops.set(code, { count: (drops.peek(code)?.count ?? 0) + 1, atMs: Date.now() });
}
