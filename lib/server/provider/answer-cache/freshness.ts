// How long answers serve, and how fast they are renewed: spread, so that what was fetched together is not asked for again together.
import 'server-only';
import { randomInt } from 'node:crypto';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Entry } from '@/lib/server/provider/answer-cache/answer-store';
import type { Question } from '@/lib/server/provider/answer-cache/question';

/** An answer is fresh for this share of its time, by chance: with WIRE §4's time as the end, what is held over stays within it. */
const FRESH_SHARE = { least: 0.7, most: 0.95 };
/** With Redis an answer is looked for there after this time at the latest: who missed the news of a change learns of it. */
const LOOK_AFTER_MS = 60_000;
const STALE_LIMIT_MS = 24 * 3600_000;
/** How long a stale answer serves before the provider is asked again: after a failure, and where the answer waits its turn. */
const HOLD_MS = { failed: 2_000, waits: 1_000 };
/** Renewals that one instance begins in a second; more of them serve what they have for a moment longer. */
export const RENEWALS_PER_SECOND = 1_000;

type Bucket = { left: number; atMs: number };

const STEPS = 10_000;

const within = (least: number, most: number): number => least + (randomInt(STEPS) / STEPS) * (most - least);

/** An answer of the provider as of `storedAtMs`, fresh for 70 to 95 % of its row's time. */
export function toFresh(question: Question, answer: Entry['answer'], storedAtMs = Date.now()): Entry {
  const share = within(FRESH_SHARE.least, FRESH_SHARE.most);
  const endMs = storedAtMs + question.freshMs * share;
  const lookMs = getEnv().REDIS_URL ? Date.now() + LOOK_AFTER_MS * share : endMs;
  return { answer, storedAtMs, freshUntilMs: Math.min(endMs, lookMs), isStale: false };
}

/** The same answer, to serve for 1.6 to 2 s more after a failure, or 0.8 to 1 s where it waits its turn. */
export function toHeld(entry: Entry, why: keyof typeof HOLD_MS): Entry {
  const nowMs = Date.now();
  // Given later than now, where the clock was put back, it would not hold at all.
  const storedAtMs = Math.min(entry.storedAtMs, nowMs);
  return { ...entry, storedAtMs, freshUntilMs: nowMs + HOLD_MS[why] * within(0.8, 1), isStale: true };
}

/** Whether an answer may still serve in place of a failing provider: for 24 hours. */
export function canServe(entry: Entry): boolean {
  return Date.now() - entry.storedAtMs <= STALE_LIMIT_MS;
}

/** Takes the right to one renewal; false when this second's are used up. */
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
