// Caches answers per merchant, language and query; stale ones serve while the provider fails.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { joinTimedFlight, type TimedFlight } from '@/lib/server/platform/single-flight';
import { settleBy, staleAtOf, type TimeBudget } from '@/lib/server/platform/time-budget';
import { type AnswerEntry, findEntry, isFresh } from '@/lib/server/provider/answer-cache/answer-store';
import { type Question, toQuestion } from '@/lib/server/provider/answer-cache/cache-question';
import { canServe } from '@/lib/server/provider/answer-cache/freshness';
import { recordAnswer } from '@/lib/server/provider/answer-cache/record-answer';
import { type Renewed, renew } from '@/lib/server/provider/answer-cache/renew';
import { callProvider } from '@/lib/server/provider/call-provider';
import { type ProviderAnswer, type ProviderCall, toSiteFailure } from '@/lib/server/provider/provider-call';

/** `storedAtMs` (ms since 1970) is when the provider gave the answer; what derives from it is as old. */
export type KnownAnswer = ProviderAnswer & {
  readonly storedAtMs: number;
  /** The provider fails, or the answer waits for its renewal. */
  readonly isStale: boolean;
  /** It is new and was not in this process's memory. */
  readonly hasWaited?: boolean;
};

const toKnown = ({ answer, storedAtMs, isStale }: Omit<AnswerEntry, 'freshUntilMs'>): KnownAnswer => ({
  ...answer,
  storedAtMs,
  isStale,
});

// A failure reaches all who wait and is never stored.
const getFlights = () => getProcessSingleton('answer-flights', () => new Map<string, TimedFlight<Renewed>>());

async function awaitFlight(
  question: Question,
  last: AnswerEntry | undefined,
  budget: TimeBudget | undefined,
): Promise<KnownAnswer> {
  const { result, begunAtMs, isJoined } = joinTimedFlight(getFlights(), question.key, () =>
    renew(question, last),
  );
  const stale = last && canServe(last) ? last : undefined;
  const untilMs = budget && (stale ? staleAtOf(budget, begunAtMs) : budget.endAtMs);
  const done = untilMs === undefined ? await result : await settleBy(result, untilMs);
  if (done) {
    const known = { ...toKnown(done.entry), hasWaited: !done.entry.isStale };
    return recordAnswer(question.call, isJoined ? 'joined' : done.source, known);
  }
  if (stale) return recordAnswer(question.call, 'joined', { ...toKnown(stale), isStale: true });
  const failure = toSiteFailure('timeout', question.call.visitor.traceparent);
  return { ...failure, storedAtMs: Date.now(), isStale: false };
}

type AnswerSourceFunction = (call: ProviderCall, budget?: TimeBudget) => Promise<KnownAnswer>;
const getSource = () => getProcessSingleton<{ fetch?: AnswerSourceFunction }>('answer-source', () => ({}));

/** Replaces the source of getAnswer: a render process has no cache. */
export function setAnswerSource(source: AnswerSourceFunction): void {
  getSource().fetch = source;
}

/** Returns an endpoint's answer: cached for cacheSeconds, fetched once for all, up to 24 hours old when the provider fails. Never throws. */
export async function getAnswer(call: ProviderCall, budget?: TimeBudget): Promise<KnownAnswer> {
  const { fetch } = getSource();
  if (fetch) return fetch(call, budget);
  const question = toQuestion(call);
  if (!question) return { ...(await callProvider(call)), storedAtMs: Date.now(), isStale: false };
  const entry = findEntry(question);
  if (entry && isFresh(entry, question)) return recordAnswer(call, 'hit', toKnown(entry));
  return awaitFlight(question, entry, budget);
}
