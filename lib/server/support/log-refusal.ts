// Leaves a line in the log for every refusal whose support code a player may read out, so that its cause can be found (B12, B42).
import 'server-only';
import type { BackendAnswer, BackendCall } from '@/lib/server/backend/backend-call';
import { getLog } from '@/lib/server/log';
import { type CallAnswer, TRACE_HEADER } from '@/lib/server/relay/answer';
import { traceIdOf } from '@/lib/shared/http/visitor';

/** Ends that leave no line here: they are no refusal of the site, or their flood would be one of the log too (note-refusal counts them). */
const SILENT = new Set<CallAnswer['end']>(['ok', 'refused', 'TOO_MANY_REQUESTS']);

/**
 * Logs a refusal of the provider, and hands the answer back: its code, and the trace id that the player's support code ends; where the provider
 * made an id of his own, `sentTraceId` is the one that he was sent. His message is left out, for it may name the player.
 */
export function logProviderRefusal(
  { merchant, row, visitor }: BackendCall,
  answer: BackendAnswer,
): BackendAnswer {
  const { status, result } = answer;
  if (result.ok) return answer;
  const { code, traceId } = result;
  const sent = traceIdOf(visitor.traceparent);
  const sentTraceId = sent === traceId ? undefined : sent;
  getLog().info(
    { merchant: merchant.code, call: row.name, code, status, traceId, sentTraceId },
    'refused by the provider',
  );
  return answer;
}

/** A call as the relay answered it. */
type AnsweredCall = {
  readonly merchant: string | undefined;
  readonly call: string | undefined;
  readonly answer: Pick<CallAnswer, 'status' | 'headers' | 'end'>;
};

/** Logs a refusal of the site's own (WIRE §5). */
export function logOwnRefusal({ merchant, call, answer }: AnsweredCall): void {
  const { status, headers, end } = answer;
  if (SILENT.has(end)) return;
  getLog().info({ merchant, call, code: end, status, traceId: headers[TRACE_HEADER] }, 'refused by the site');
}
