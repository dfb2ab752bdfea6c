// Counts and logs invalid entries of shared pages: one line per minute.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import { recordRejectedEntry } from '@/lib/server/provider/answer-cache/record-answer';

/** Records a rejected entry. */
export function recordRejectedPage(merchant: string, from: 'redis' | 'disk'): void {
  recordRejectedEntry(merchant, from);
  if (countForLog('rejected-page') === undefined) return;
  getLog().warn({ merchant, from }, 'a shared page was not in the form that was written');
}
