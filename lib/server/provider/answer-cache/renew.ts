// Renews an answer: from another instance, from the provider, or by extending the last good one.
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { publishAnswerChange, subscribeChanges } from '@/lib/server/provider/answer-cache/answer-changes';
import { type AnswerEntry, deleteEntry, storeEntry } from '@/lib/server/provider/answer-cache/answer-store';
import type { Question } from '@/lib/server/provider/answer-cache/cache-question';
import { checkAnswer } from '@/lib/server/provider/answer-cache/check-answer';
import { canServe, takeRenewal, toExtended, toFresh } from '@/lib/server/provider/answer-cache/freshness';
import type { AnswerSource } from '@/lib/server/provider/answer-cache/record-answer';
import {
  completeFetch,
  lookUpShared,
  pollShared,
  type SharedLookup,
} from '@/lib/server/provider/answer-cache/shared-answers';
import { callProvider } from '@/lib/server/provider/call-provider';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { isMissing } from '@/lib/shared/errors/is-missing';

/** How long a cold instance waits for another one's fetch, and how often it looks. */
const THEIRS_WAIT_MS = 1_000;
const LOOK_EVERY_MS = 50;

/** A failure is an entry that is not stored. */
export type Renewed = { readonly entry: Omit<AnswerEntry, 'freshUntilMs'>; readonly source: AnswerSource };

const newer = (one: AnswerEntry | undefined, other: AnswerEntry | undefined): AnswerEntry | undefined =>
  (one?.storedAtMs ?? 0) >= (other?.storedAtMs ?? 0) ? one : other;

type New = {
  readonly entry: AnswerEntry;
  readonly last: AnswerEntry | undefined;
  readonly source: 'shared' | 'miss';
};

function keepNew(question: Question, { entry, last, source }: New): Renewed {
  storeEntry(question, entry);
  const isOther = last !== undefined && last.answer.text !== entry.answer.text;
  if (isOther) publishAnswerChange(question, entry.storedAtMs, source === 'miss');
  return { entry, source };
}

async function awaitTheirs(question: Question): Promise<AnswerEntry | undefined> {
  const untilMs = performance.now() + THEIRS_WAIT_MS;
  while (performance.now() < untilMs) {
    await wait(LOOK_EVERY_MS, undefined, { ref: false });
    const shared = await pollShared(question);
    if (shared.kind === 'found') return shared.entry;
    if (shared.kind === 'away') return undefined;
  }
  return undefined;
}

function toLast(question: Question, answer: ProviderAnswer, stale: AnswerEntry | undefined): Renewed {
  // "Not found" is an answer, no failure: the old entry is wrong now.
  if (!answer.result.ok && isMissing(answer.result)) deleteEntry(question);
  else if (stale && canServe(stale))
    return { entry: storeEntry(question, toExtended(stale, 'failed')), source: 'miss' };
  return { entry: { answer, storedAtMs: Date.now(), isStale: false }, source: 'miss' };
}

async function fetchAnew(
  question: Question,
  stale: AnswerEntry | undefined,
  isOurs: boolean,
): Promise<Renewed> {
  const startedMs = Date.now();
  const { call } = question;
  const answer = checkAnswer(await callProvider(call), call, stale?.answer);
  const entry = answer.result.ok ? toFresh(question, answer) : undefined;
  if (isOurs) completeFetch(question, entry, startedMs);
  if (!entry) return toLast(question, answer, stale);
  return keepNew(question, { entry, last: stale, source: 'miss' });
}

const NOT_SHARED: SharedLookup = { kind: 'away' };

/** Renews an answer. One instance fetches; the others extend theirs, or wait up to 1 s where they have none. Never throws. */
export async function renew(question: Question, last: AnswerEntry | undefined): Promise<Renewed> {
  subscribeChanges();
  const shared = question.isOwn ? await lookUpShared(question) : NOT_SHARED;
  // A failed write to Redis leaves this instance with the newer answer.
  if (shared.kind === 'found' && shared.entry.storedAtMs >= (last?.storedAtMs ?? 0))
    return keepNew(question, { entry: shared.entry, last, source: 'shared' });
  const known = newer(last, shared.entry);
  const stale = known && canServe(known) ? known : undefined;
  const isOurs = shared.kind === 'ours';
  if (stale && (shared.kind === 'theirs' || !takeRenewal())) {
    if (isOurs) completeFetch(question, undefined, Date.now());
    return { entry: storeEntry(question, toExtended(stale, 'waits')), source: 'shared' };
  }
  const theirs = shared.kind === 'theirs' ? await awaitTheirs(question) : undefined;
  if (theirs) return keepNew(question, { entry: theirs, last, source: 'shared' });
  return fetchAnew(question, stale, isOurs);
}
