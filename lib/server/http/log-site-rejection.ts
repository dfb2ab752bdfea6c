// Logs the site's own rejections whose support code a player may read out, so that their cause can be found.
import 'server-only';
import { type CallAnswer, TRACE_HEADER } from '@/lib/server/http/call-answer';
import { getLog } from '@/lib/server/platform/log';

/** Ends that leave no line here: they are no refusal of the site, or their flood would be one of the log too (note-refusal counts them). */
const SILENT = new Set<CallAnswer['end']>(['ok', 'refused', 'TOO_MANY_REQUESTS']);

/** A call as the relay answered it. */
type AnsweredCall = {
  readonly merchant: string | undefined;
  readonly call: string | undefined;
  readonly answer: Pick<CallAnswer, 'status' | 'headers' | 'end'>;
};

/** Logs a refusal of the site's own. */
export function logSiteRejection({ merchant, call, answer }: AnsweredCall): void {
  const { status, headers, end } = answer;
  if (SILENT.has(end)) return;
  getLog().info({ merchant, call, code: end, status, traceId: headers[TRACE_HEADER] }, 'refused by the site');
}
