// Counts and logs aborted uploads: one line per minute.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';

/** Records one upload that ended before its declared length. */
export function recordAbortedUpload(): void {
  const uploads = countForLog('upload');
  if (uploads !== undefined) getLog().info({ uploads }, 'uploads broke off');
}
