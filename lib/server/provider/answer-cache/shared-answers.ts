// The answers that instances share in Redis: asked after the own memory, never waited for longer than 50 ms, believed only in the form that was written (SEC-48).
import 'server-only';
import { z } from 'zod';
import { toSharedKey } from '@/lib/server/platform/redis/shared-key';
import { withRedis } from '@/lib/server/platform/redis/with-redis';
import { droppedAtOf, type Entry } from '@/lib/server/provider/answer-cache/answer-store';
import { checkAnswer } from '@/lib/server/provider/answer-cache/check-answer';
import { toFresh } from '@/lib/server/provider/answer-cache/freshness';
import type { Question } from '@/lib/server/provider/answer-cache/question';
import { recordRefused } from '@/lib/server/provider/answer-cache/record-answer';
import type { ProviderAnswer } from '@/lib/server/provider/provider-call';
import { readEnvelope } from '@/lib/shared/calls/envelope';

/** How long Redis keeps an answer beyond its fresh time, for an instance that starts while the provider fails. */
const KEEP_STALE_MS = 3600_000;
/** A larger one would not pass in 50 ms and make Redis look gone: each instance fetches it for itself. */
const MAX_TEXT_CHARS = 512 * 1024;
const LOCK_MS = 5_000;
/** How far the clocks of two instances may lie apart. */
const SKEW_MS = 5_000;

/** What Redis says: a fresh answer; none, so that this instance (`ours`) or another (`theirs`) fetches it; or nothing, being away. */
export type SharedSay =
  | { readonly kind: 'found'; readonly entry: Entry }
  | { readonly kind: 'ours' | 'theirs'; readonly entry?: Entry }
  | { readonly kind: 'away'; readonly entry?: undefined };

const AWAY: SharedSay = { kind: 'away' };

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

function parse(question: Question, written: string): Entry | undefined {
  const { key, storedAtMs, traceId, text } = form.parse(JSON.parse(written));
  const result = readEnvelope(JSON.parse(text), { status: 200, traceId, bare: question.call.row.bare });
  const answer: ProviderAnswer = checkAnswer({ status: 200, result, text }, question.call);
  const nowMs = Date.now();
  if (key !== question.key || storedAtMs > nowMs + SKEW_MS || !answer.result.ok) return undefined;
  return toFresh(question, answer, Math.min(storedAtMs, nowMs));
}

// What does not read as it was written counts as not there: the provider is asked, and the new answer takes its place.
function read(question: Question, written: string | null | undefined): Entry | undefined {
  if (!written) return undefined;
  try {
    const entry = parse(question, written);
    if (entry) return entry;
  } catch {
    // Refused below, like all that is not in form.
  }
  recordRefused(question.call.merchant.code, 'redis');
  return undefined;
}

function isUsable({ storedAtMs, freshUntilMs }: Entry, { call }: Question): boolean {
  return Date.now() < freshUntilMs && storedAtMs > droppedAtOf(call.merchant.code);
}

/** Asks Redis for an answer, and where it has no fresh one for the right to fetch it for all instances. Never throws. */
export function askShared(question: Question): Promise<SharedSay> {
  return withRedis<SharedSay>(
    async (redis) => {
      const keys = keysOf(question);
      // Unlike GET, MGET says nothing where a key holds no text at all.
      const [written] = await redis.mget(keys.answer);
      const entry = read(question, written);
      if (entry && isUsable(entry, question)) return { kind: 'found', entry };
      const taken = await redis.set(keys.lock, '1', 'PX', LOCK_MS, 'NX');
      return { kind: taken === 'OK' ? 'ours' : 'theirs', entry };
    },
    () => AWAY,
  );
}

/** Looks whether the instance that fetches has written: `theirs` while it has not, `away` when it has given up. Never throws. */
export function lookAgain(question: Question): Promise<SharedSay> {
  return withRedis<SharedSay>(
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

/** Ends the right to fetch, and writes the new answer for the other instances; no request waits for it. Never throws. */
export function endFetch(question: Question, entry: Entry | undefined, startedMs: number): void {
  const { storedAtMs = 0, answer } = entry ?? {};
  const { text, result } = answer ?? {};
  void withRedis(
    async (redis) => {
      const keys = keysOf(question);
      const lifeMs = question.freshMs + KEEP_STALE_MS;
      const written = JSON.stringify({ key: question.key, storedAtMs, traceId: result?.traceId, text });
      if (text !== undefined && text.length <= MAX_TEXT_CHARS)
        await redis.set(keys.answer, written, 'PX', lifeMs);
      // A right that has run out may be another instance's by now.
      if (Date.now() - startedMs < LOCK_MS) await redis.del(keys.lock);
    },
    () => undefined,
  );
}
