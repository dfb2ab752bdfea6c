// Tells operators of what was not done because too much was being done: each is counted, and the log has a line a minute.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import type { ShedReason } from '@/lib/server/platform/overloaded';

/** What was shed: a call, or a page or handler that Next would have answered. */
export type ShedKind = 'call' | 'page' | 'handler';

/** Notes one answer of 503; `shed` in the log counts those since the last line. */
export function noteShed(kind: ShedKind, reason: ShedReason): void {
  getMetrics()?.sheds.inc({ kind, reason });
  const shed = countForLog('shed');
  if (shed !== undefined) getLog().warn({ kind, reason, shed }, 'overloaded: answered 503');
}
