// Answers that instances share in Redis: read after local memory, for at most 50 ms, and checked by a schema (SEC-48).
import 'server-only';
import { z } from 'zod';
import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { withRedis } from '@/lib/server/platform/redis/with-redis';
import { type AnswerEntry, droppedAtOf } from '@/lib/server/provider/answer-cache/answer-store';
import type { Question } from '@/lib/server/provider/answer-cache/cache-question';
import { checkAnswer } from '@/lib/server/provider/answer-cache/check-answer';
import { toFresh } from '@/lib/server/provider/answer-cache/freshness';
import { recordRejectedEntry } from '@/lib/server/provider/answer-cache/record-answer';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { readEnvelope } from '@/lib/shared/calls/envelope';

/** How long Redis keeps an answer beyond its fresh time, for an instance that starts while the provider fails. */
const KEEP_STALE_MS = 3600_000;
/** A larger text would exceed 50 ms and make Redis look down: each instance fetches it for itself. */
const MAX_TEXT_CHARS = 512 * 1024;
const LOCK_MS = 5_000;
const SKEW_MS = 5_000;

/** A fresh answer, none with the fetch lock here (`ours`) or elsewhere (`theirs`), or `away` while Redis is down. */
export type SharedLookup =
  | { readonly kind: 'found'; readonly entry: AnswerEntry }
  | { readonly kind: 'ours' | 'theirs'; readonly entry?: AnswerEntry }
  | { readonly kind: 'away'; readonly entry?: undefined };

const AWAY: SharedLookup = { kind: 'away' };

const form = z.strictObject({
  key: z.string(),
  storedAtMs: z.number().int().positive(),
  traceId: z.string().regex(/^[\w.:-]{0,128}$/),
  text: z.string().max(MAX_TEXT_CHARS),
});

function keysOf({ key, call }: Question): { answer: string; lock: string } {
  const of = (...parts: string[]) => toSharedKey({ kind: 'answer', merchant: call.merchant.code, parts });
  return { answer: of(key), lock: of('lock', key) };
}

function parse(question: Question, written: string): AnswerEntry | undefined {
  const { key, storedAtMs, traceId, text } = form.parse(JSON.parse(written));
  const result = readEnvelope(JSON.parse(text), { status: 200, traceId, bare: question.call.row.bare });
  const answer: ProviderAnswer = checkAnswer({ status: 200, result, text }, question.call);
  const nowMs = Date.now();
  if (key !== question.key || storedAtMs > nowMs + SKEW_MS || !answer.result.ok) return undefined;
  return toFresh(question, answer, Math.min(storedAtMs, nowMs));
}

// An invalid entry counts as absent: the next fetch replaces it.
function read(question: Question, written: string | null | undefined): AnswerEntry | undefined {
  if (!written) return undefined;
  try {
    const entry = parse(question, written);
    if (entry) return entry;
  } catch {
    // Rejected below.
  }
  recordRejectedEntry(question.call.merchant.code, 'redis');
  return undefined;
}

function isUsable({ storedAtMs, freshUntilMs }: AnswerEntry, { call }: Question): boolean {
  return Date.now() < freshUntilMs && storedAtMs > droppedAtOf(call.merchant.code);
}

/** Reads an answer from Redis, and takes the fetch lock where there is no fresh one. Never throws. */
export function lookUpShared(question: Question): Promise<SharedLookup> {
  return withRedis<SharedLookup>(
    async (redis) => {
      const keys = keysOf(question);
      // Unlike GET, MGET returns null for a key that holds no string.
      const [written] = await redis.mget(keys.answer);
      const entry = read(question, written);
      if (entry && isUsable(entry, question)) return { kind: 'found', entry };
      const taken = await redis.set(keys.lock, '1', 'PX', LOCK_MS, 'NX');
      return { kind: taken === 'OK' ? 'ours' : 'theirs', entry };
    },
    () => AWAY,
  );
}

/** Reads the answer of the fetching instance: `theirs` until it is there, `away` when that instance gave up. Never throws. */
export function pollShared(question: Question): Promise<SharedLookup> {
  return withRedis<SharedLookup>(
    async (redis) => {
      const keys = keysOf(question);
      const [written, lock] = await redis.mget(keys.answer, keys.lock);
      const entry = read(question, written);
      if (entry && isUsable(entry, question)) return { kind: 'found', entry };
      return lock ? { kind: 'theirs' } : AWAY;
    },
    () => AWAY,
  );
}

/** Releases the fetch lock and writes the new answer in the background. Never throws. */
export function completeFetch(question: Question, entry: AnswerEntry | undefined, startedMs: number): void {
  const { storedAtMs = 0, answer } = entry ?? {};
  const { text, result } = answer ?? {};
  void withRedis(
    async (redis) => {
      const keys = keysOf(question);
      const lifeMs = question.freshMs + KEEP_STALE_MS;
      const written = JSON.stringify({ key: question.key, storedAtMs, traceId: result?.traceId, text });
      if (text !== undefined && text.length <= MAX_TEXT_CHARS)
        await redis.set(keys.answer, written, 'PX', lifeMs);
      // An expired lock may belong to another instance now.
      if (Date.now() - startedMs < LOCK_MS) await redis.del(keys.lock);
    },
    () => undefined,
  );
}
