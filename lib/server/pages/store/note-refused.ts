// Entries of shared pages that were tampered with or cut: each is counted, and one a minute is logged (SEC-48).
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { recordRefused } from '@/lib/server/provider/answer-cache/record-answer';

const TELL_EVERY_MS = 60_000;

/** Writes one line a minute at most of a kind. */
export function logRarely(what: string, facts: Record<string, unknown>): void {
  const lines = getProcessSingleton('page-lines', () => new Map<string, number>());
  const nowMs = performance.now();
  if (nowMs < (lines.get(what) ?? 0)) return;
  lines.set(what, nowMs + TELL_EVERY_MS);
  getLog().warn(facts, what);
}

/** Notes an entry that was refused. */
export function noteRefused(merchant: string, from: 'redis' | 'disk'): void {
  recordRefused(merchant, from);
  logRarely('a shared page was not in the form that was written', { merchant, from });
}
