// Counts and logs rejections of rate limits: one line per minute and limit.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';

/** Records one rejection without naming the visitor; `refused` in the log counts those since the last line. */
export function recordRejection(merchant: string, limit: string): void {
  getMetrics()?.limitRefusals.inc({ merchant, limit });
  const count = countForLog(`limit ${merchant} ${limit}`);
  if (count !== undefined) getLog().warn({ merchant, limit, refused: count }, 'refused by a limit');
}
