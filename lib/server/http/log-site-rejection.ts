// Logs the site's own rejections under the support code that players see.
import 'server-only';
import { type CallAnswer, TRACE_HEADER } from '@/lib/server/http/call-answer';
import { getLog, toDuration } from '@/lib/server/platform/log';
import type { Endpoint } from '@/lib/shared/calls/call';

/** Results without a log line: no rejection of the site, or floods that record-rejection counts. */
const SILENT = new Set<CallAnswer['end']>(['ok', 'refused', 'TOO_MANY_REQUESTS']);

type AnsweredCall = {
  readonly merchant: string | undefined;
  readonly row: Endpoint | undefined;
  /** By the monotonic clock, in ms. */
  readonly startedMs: number;
  readonly answer: Pick<CallAnswer, 'status' | 'headers' | 'end'>;
};

/** Logs a rejection of the site itself. */
export function logSiteRejection({ merchant, row, startedMs, answer }: AnsweredCall): void {
  const { status, headers, end } = answer;
  if (SILENT.has(end)) return;
  getLog().info(
    {
      ...{ merchant, call: row?.name, code: end, status, traceId: headers[TRACE_HEADER] },
      ...{ route: row?.path, durationMs: toDuration(startedMs) },
    },
    'refused by the site',
  );
}
