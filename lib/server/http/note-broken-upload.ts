// Tells operators of uploads that their clients broke off: one line a minute, with the number of them (SEC-29).
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';

/** Notes one upload that ended before its announced length. */
export function noteBrokenUpload(): void {
  const uploads = countForLog('upload');
  if (uploads !== undefined) getLog().info({ uploads }, 'uploads broke off');
}
