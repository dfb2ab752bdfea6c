// Logs provider errors under the support code that players see.
import 'server-only';
import { getLog, toDuration } from '@/lib/server/platform/log';
import type { ProviderAnswer, ProviderCall } from '@/lib/server/provider/provider-call';
import { traceIdOf } from '@/lib/shared/http/visitor';

/** Logs duration, code and trace id of a provider's error, without its message, which may name the player. Returns the answer. */
export function logProviderRejection(
  { merchant, row, visitor }: ProviderCall,
  answer: ProviderAnswer,
  startedMs: number,
): ProviderAnswer {
  const { status, result } = answer;
  if (result.ok) return answer;
  const { code, traceId } = result;
  const sent = traceIdOf(visitor.traceparent);
  const sentTraceId = sent === traceId ? undefined : sent;
  getLog().info(
    {
      merchant: merchant.code,
      call: row.name,
      code,
      status,
      traceId,
      sentTraceId,
      route: row.path,
      durationMs: toDuration(startedMs),
    },
    'refused by the provider',
  );
  return answer;
}
