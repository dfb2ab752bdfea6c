// Counts requests that the site rejects or that break off; the log gets one line per minute and kind.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import type { ShedReason } from '@/lib/server/platform/overloaded';

/** Records a rejection by a rate limit without naming the visitor; `refused` in the log counts those since the last line. */
export function recordRejection(merchant: string, limit: string): void {
  getMetrics()?.limitRefusals.inc({ merchant, limit });
  const count = countForLog(`limit ${merchant} ${limit}`);
  if (count !== undefined) getLog().warn({ merchant, limit, refused: count }, 'refused by a limit');
}

export type ShedKind = 'call' | 'page' | 'handler';

/** Records one 503 of overload control. */
export function recordShed(kind: ShedKind, reason: ShedReason): void {
  getMetrics()?.sheds.inc({ kind, reason });
  const shed = countForLog('shed');
  if (shed !== undefined) getLog().warn({ kind, reason, shed }, 'overloaded: answered 503');
}

/** Records one upload that ended before its declared length. */
export function recordAbortedUpload(): void {
  const uploads = countForLog('upload');
  if (uploads !== undefined) getLog().info({ uploads }, 'uploads broke off');
}
