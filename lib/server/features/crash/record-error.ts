// Script errors that browsers report: up to 4 kB, counted per merchant, logged at most 20 times a minute and merchant.
import 'server-only';
import { mayLogReport } from '@/lib/server/http/limits/memory-counts';
import { readOwnPost, toEmptyAnswer } from '@/lib/server/http/own-post';
import { isPagePath } from '@/lib/server/http/page-paths';
import { getLog } from '@/lib/server/platform/log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { parseErrorReport } from '@/lib/shared/crash/error-report';

const MAX_BYTES = 4 * 1024;

/** Records one report: 204, the rejections of readOwnPost, or 400 for another form. */
export async function recordError(request: Request): Promise<Response> {
  const read = await readOwnPost(request, MAX_BYTES);
  if (typeof read === 'number') return toEmptyAnswer(read);
  const report = parseErrorReport(read.body);
  if (!report) return toEmptyAnswer(400);
  const { kind, frames, build, page } = report;
  const merchant = read.merchant.code;
  getMetrics()?.browserErrors.inc({ merchant, kind });
  if (!(await mayLogReport('error-lines', merchant))) return toEmptyAnswer(204);
  const route = isPagePath(page) ? page : undefined;
  getLog().warn({ merchant, kind, route, pageBuild: build, frames }, 'browser error reported');
  return toEmptyAnswer(204);
}
