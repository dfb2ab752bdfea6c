// Logs the site's own rejections under the support code that players see.
import 'server-only';
import { type CallAnswer, TRACE_HEADER } from '@/lib/server/http/call-answer';
import { getLog } from '@/lib/server/platform/log';

/** Results without a log line: no rejection of the site, or floods that note-refusal counts. */
const SILENT = new Set<CallAnswer['end']>(['ok', 'refused', 'TOO_MANY_REQUESTS']);

type AnsweredCall = {
  readonly merchant: string | undefined;
  readonly call: string | undefined;
  readonly answer: Pick<CallAnswer, 'status' | 'headers' | 'end'>;
};

/** Logs a rejection of the site itself. */
export function logSiteRejection({ merchant, call, answer }: AnsweredCall): void {
  const { status, headers, end } = answer;
  if (SILENT.has(end)) return;
  getLog().info({ merchant, call, code: end, status, traceId: headers[TRACE_HEADER] }, 'refused by the site');
}
