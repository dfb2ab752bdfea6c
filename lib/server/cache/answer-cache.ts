// Answers that the site may reuse for one merchant, language and query (WIRE §4 cache); stale ones serve when the provider fails.
import 'server-only';
import type { BackendAnswer, BackendCall } from '@/lib/server/backend/backend-call';
import { callBackend } from '@/lib/server/backend/call-backend';
import { type Entry, findEntry, forgetEntry, isFresh, keepEntry } from '@/lib/server/cache/answer-store';
import { checkAnswer } from '@/lib/server/cache/check-answer';
import { tellConfigChange } from '@/lib/server/cache/config-changes';
import { canServe, takeRenewal, toFresh, toHeld } from '@/lib/server/cache/freshness';
import { type Question, toQuestion } from '@/lib/server/cache/question';
import { recordAnswer } from '@/lib/server/metrics/record-answer';
import { getSingle } from '@/lib/server/single';
import { isMissing } from '@/lib/shared/errors/is-missing';

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

// What fails is told to all who wait for it, and kept by nobody.
const toNotKept = (answer: BackendAnswer): KnownAnswer =>
  toKnown({ answer, storedAtMs: Date.now(), isStale: false });

function keepNew(question: Question, answer: BackendAnswer, last: Entry | undefined): KnownAnswer {
  const entry = keepEntry(question, toFresh(question, answer));
  const { row, merchant } = question.call;
  if (row.name === 'siteConfig' && last && last.answer.text !== answer.text) tellConfigChange(merchant.code);
  return toKnown(entry);
}

async function renew(question: Question, last: Entry | undefined): Promise<KnownAnswer> {
  const stale = last && canServe(last) ? last : undefined;
  if (stale && !takeRenewal()) return toKnown(keepEntry(question, toHeld(stale, 'waits')));
  const answer = checkAnswer(await callBackend(question.call), question.call, last?.answer);
  if (answer.result.ok) return keepNew(question, answer, last);
  // What the provider says is not there has not merely failed: the old answer is no longer true (R9).
  if (isMissing(answer.result)) forgetEntry(question);
  else if (stale && canServe(stale)) return toKnown(keepEntry(question, toHeld(stale, 'failed')));
  return toNotKept(answer);
}

type Flights = Map<string, Promise<KnownAnswer>>;

async function joinOrRenew(question: Question, last: Entry | undefined): Promise<KnownAnswer> {
  const flights = getSingle<Flights>('answer-flights', () => new Map());
  const known = flights.get(question.key);
  if (known) return recordAnswer(question.call, 'joined', await known);
  const flight = renew(question, last).finally(() => flights.delete(question.key));
  flights.set(question.key, flight);
  return recordAnswer(question.call, 'miss', await flight);
}

/**
 * The answer of a row with cacheSeconds: reused within that time, fetched once however many wait (K4, FLT-19), failures never kept.
 * When the provider fails or answers nonsense, an answer of up to 24 hours serves instead (FLT-16, FLT-18); rows without cacheSeconds are
 * always called. Never throws.
 */
export async function getAnswer(call: BackendCall): Promise<KnownAnswer> {
  const question = toQuestion(call);
  if (!question) return toNotKept(await callBackend(call));
  const entry = findEntry(question);
  if (entry && isFresh(entry, question)) return recordAnswer(call, 'hit', toKnown(entry));
  return joinOrRenew(question, entry);
}
