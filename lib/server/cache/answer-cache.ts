// Answers that the site may reuse for one merchant, language and query (WIRE §4 cache); stale ones serve when the provider fails.
import 'server-only';
import type { BackendAnswer, BackendCall } from '@/lib/server/backend/backend-call';
import { callBackend } from '@/lib/server/backend/call-backend';
import { type Entry, findEntry, isFresh } from '@/lib/server/cache/answer-store';
import { type Question, toQuestion } from '@/lib/server/cache/question';
import { type Renewed, renew } from '@/lib/server/cache/renew';
import { recordAnswer } from '@/lib/server/metrics/record-answer';
import { getSingle } from '@/lib/server/single';

/** An answer with its age: what is made of it is as old as `storedAtMs` (ms since 1970), when the provider gave it. */
export type KnownAnswer = BackendAnswer & {
  readonly storedAtMs: number;
  /** Past its time: the provider fails, or the answer waits its turn to be renewed. */
  readonly isStale: boolean;
};

const toKnown = ({ answer, storedAtMs, isStale }: Omit<Entry, 'freshUntilMs'>): KnownAnswer => ({
  ...answer,
  storedAtMs,
  isStale,
});

type Flights = Map<string, Promise<Renewed>>;

// What fails is told to all who wait for it, and kept by nobody.
async function joinOrRenew(question: Question, last: Entry | undefined): Promise<KnownAnswer> {
  const flights = getSingle<Flights>('answer-flights', () => new Map());
  const known = flights.get(question.key);
  if (known) return recordAnswer(question.call, 'joined', toKnown((await known).entry));
  const flight = renew(question, last).finally(() => flights.delete(question.key));
  flights.set(question.key, flight);
  const { entry, way } = await flight;
  return recordAnswer(question.call, way, toKnown(entry));
}

/**
 * The answer of a row with cacheSeconds: reused within that time, fetched once however many wait (K4, FLT-19), failures never kept.
 * When the provider fails or answers nonsense, an answer of up to 24 hours serves instead (FLT-16, FLT-18); rows without cacheSeconds are
 * always called. Never throws.
 */
export async function getAnswer(call: BackendCall): Promise<KnownAnswer> {
  const question = toQuestion(call);
  if (!question) return { ...(await callBackend(call)), storedAtMs: Date.now(), isStale: false };
  const entry = findEntry(question);
  if (entry && isFresh(entry, question)) return recordAnswer(call, 'hit', toKnown(entry));
  return joinOrRenew(question, entry);
}
