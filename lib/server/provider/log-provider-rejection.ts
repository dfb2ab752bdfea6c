// Logs the provider's rejections whose support code a player may read out, so that their cause can be found.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import type { ProviderAnswer, ProviderCall } from '@/lib/server/provider/provider-call';
import { traceIdOf } from '@/lib/shared/http/visitor';

/**
 * Logs a refusal of the provider, and hands the answer back: its code, and the trace id that the player's support code ends; where the provider
 * made an id of his own, `sentTraceId` is the one that he was sent. His message is left out, for it may name the player.
 */
export function logProviderRejection(
  { merchant, row, visitor }: ProviderCall,
  answer: ProviderAnswer,
): ProviderAnswer {
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
