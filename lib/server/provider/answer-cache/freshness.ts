// How long answers serve and how fast they renew. Times are spread, so that answers fetched together do not expire together.
import 'server-only';
import { randomInt } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { AnswerEntry } from '@/lib/server/provider/answer-cache/answer-store';
import type { Question } from '@/lib/server/provider/answer-cache/cache-question';
import { DAY_MS } from '@/lib/shared/day';

/** An answer is fresh for a random share of cacheSeconds, so that holding it over stays within that time. */
const FRESH_SHARE = { least: 0.7, most: 0.95 };
/** With Redis, answers are read again after this time, in case a message of a change was missed. */
const LOOK_AFTER_MS = 60_000;
const STALE_LIMIT_MS = DAY_MS;
/** How long a stale answer serves before the next attempt: after a failure, and when over the renewal rate. */
const HOLD_MS = { failed: 2_000, waits: 1_000 };
/** Renewals per second and instance; beyond that, stale answers serve a moment longer. */
export const RENEWALS_PER_SECOND = 1_000;

type Bucket = { left: number; atMs: number };

const STEPS = 10_000;

const within = (least: number, most: number): number => least + (randomInt(STEPS) / STEPS) * (most - least);

/** Returns a cache entry that is fresh for 70 to 95 % of its endpoint's cacheSeconds. */
export function toFresh(
  question: Question,
  answer: AnswerEntry['answer'],
  storedAtMs = Date.now(),
): AnswerEntry {
  const share = within(FRESH_SHARE.least, FRESH_SHARE.most);
  const endMs = storedAtMs + question.freshMs * share;
  const lookMs = getEnv().REDIS_URL ? Date.now() + LOOK_AFTER_MS * share : endMs;
  return { answer, storedAtMs, freshUntilMs: Math.min(endMs, lookMs), isStale: false };
}

/** Returns the entry extended by 1.6 to 2 s after a failure, or by 0.8 to 1 s over the renewal rate. */
export function toExtended(entry: AnswerEntry, why: keyof typeof HOLD_MS): AnswerEntry {
  const nowMs = Date.now();
  // A time in the future, after the clock was set back, would end the extension at once.
  const storedAtMs = Math.min(entry.storedAtMs, nowMs);
  return { ...entry, storedAtMs, freshUntilMs: nowMs + HOLD_MS[why] * within(0.8, 1), isStale: true };
}

/** Returns whether an answer may replace a failing provider's: for 24 hours. */
export function canServe(entry: AnswerEntry): boolean {
  return Date.now() - entry.storedAtMs <= STALE_LIMIT_MS;
}

/** Takes one renewal of this second; false when none is left. */
export function takeRenewal(): boolean {
  const nowMs = performance.now();
  const bucket = getProcessSingleton<Bucket>('renewals', () => ({ left: RENEWALS_PER_SECOND, atMs: nowMs }));
  const gained = (Math.max(0, nowMs - bucket.atMs) * RENEWALS_PER_SECOND) / 1000;
  bucket.left = Math.min(RENEWALS_PER_SECOND, bucket.left + gained);
  bucket.atMs = nowMs;
  if (bucket.left < 1) return false;
  bucket.left -= 1;
  return true;
}
