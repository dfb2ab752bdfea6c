// Counts and logs invalid entries of shared pages: one line per minute.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { recordRejectedEntry } from '@/lib/server/provider/answer-cache/record-answer';

const LOG_EVERY_MS = 60_000;

/** Logs at most one line per minute and kind. */
export function logRarely(what: string, facts: Record<string, unknown>): void {
  const lines = getProcessSingleton('page-lines', () => new Map<string, number>());
  const nowMs = performance.now();
  if (nowMs < (lines.get(what) ?? 0)) return;
  lines.set(what, nowMs + LOG_EVERY_MS);
  getLog().warn(facts, what);
}

/** Records a rejected entry. */
export function recordRejectedPage(merchant: string, from: 'redis' | 'disk'): void {
  recordRejectedEntry(merchant, from);
  logRarely('a shared page was not in the form that was written', { merchant, from });
}
