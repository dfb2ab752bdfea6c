// Counts and logs requests that overload control rejects.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import type { ShedReason } from '@/lib/server/platform/overloaded';

export type ShedKind = 'call' | 'page' | 'handler';

/** Records one 503; the log gets one line per minute. */
export function recordShed(kind: ShedKind, reason: ShedReason): void {
  getMetrics()?.sheds.inc({ kind, reason });
  const shed = countForLog('shed');
  if (shed !== undefined) getLog().warn({ kind, reason, shed }, 'overloaded: answered 503');
}
