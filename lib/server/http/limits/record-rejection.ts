// Tells operators of refusals: each is counted, and a limit speaks up once a minute, however many it refuses.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';

/** Notes one refusal; `refused` in the log counts those since the last line. Neither names the visitor. */
export function recordRejection(merchant: string, limit: string): void {
  getMetrics()?.limitRefusals.inc({ merchant, limit });
  const refused = countForLog(`limit ${merchant} ${limit}`);
  if (refused !== undefined) getLog().warn({ merchant, limit, refused }, 'refused by a limit');
}
