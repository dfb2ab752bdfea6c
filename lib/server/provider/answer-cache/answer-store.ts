// The answers in this process's memory, bounded in bytes (SEC-47): what pages ask lies apart from what visitors can make up.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { isDevelopment } from '@/lib/server/platform/is-development';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Question } from '@/lib/server/provider/answer-cache/question';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';

const MAX_OWN_BYTES = 96 * 1024 * 1024;
const MAX_OTHER_BYTES = 32 * 1024 * 1024;
const MAX_ENTRY_BYTES = 20 * 1024 * 1024;
const MAX_MERCHANTS = 50_000;
/** What an answer takes for each character: its text, and its value as objects (2.1 to 2.8 were measured for Latin, twice that for other letters). */
const BYTES_PER_CHAR = 4;
const ENTRY_BYTES = 1024;

/** An answer that the provider gave; times in ms since 1970. */
export type Entry = {
  readonly answer: ProviderAnswer;
  /** When the provider gave it. */
  readonly storedAtMs: number;
  readonly freshUntilMs: number;
  /** Past its time and served because the provider cannot be asked just now. */
  readonly isStale: boolean;
};

type Kept = Entry & { readonly drops: number };
type Store = LRUCache<string, Kept>;
/** How often, and when last, a merchant's answers were dropped. */
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

/** The time of the merchant's last drop; 0 for none. What was said before it is not fresh. */
export function droppedAtOf(merchantCode: string): number {
  return getDrops().get(merchantCode)?.atMs ?? 0;
}

/** The answer to a question, whether fresh or not; none in development, where the provider's data change under the site. */
export function findEntry(question: Question): Entry | undefined {
  return isDevelopment ? undefined : getStore(question.isOwn).get(question.key);
}

/** Whether an answer may serve without asking; never before the time at which it was given, so that a clock put back makes none immortal. */
export function isFresh(entry: Entry, question: Question): boolean {
  const nowMs = Date.now();
  const { drops } = entry as Kept;
  return (
    nowMs < entry.freshUntilMs &&
    nowMs >= entry.storedAtMs &&
    drops === (getDrops().get(codeOf(question))?.count ?? 0)
  );
}

/** Keeps an answer and hands it back. */
export function keepEntry(question: Question, entry: Entry): Entry {
  const drops = getDrops().get(codeOf(question))?.count ?? 0;
  getStore(question.isOwn).set(question.key, { ...entry, drops });
  return entry;
}

/** Forgets the answer to a question. */
export function forgetEntry(question: Question): void {
  getStore(question.isOwn).delete(question.key);
}

/** Ends the fresh time of the answer under a key, where it is older than `storedAtMs`: another instance has a newer one. */
export function expireEntry(key: string, storedAtMs: number): void {
  const store = getStore(true);
  const kept = store.peek(key);
  if (kept && kept.storedAtMs < storedAtMs) store.set(key, { ...kept, freshUntilMs: 0 });
}

/**
 * Ends the fresh time of all answers of these merchants, at the cost of one number each (SEC-15): an answer is asked for anew when it is wanted
 * next, and serves on only while the provider fails. Other merchants' answers are not touched.
 */
export function dropAnswers(merchantCodes: readonly string[]): void {
  const drops = getDrops();
  for (const code of merchantCodes)
    drops.set(code, { count: (drops.peek(code)?.count ?? 0) + 1, atMs: Date.now() });
}
