// Logs provider errors under the support code that players see.
import 'server-only';
import { getLog, toDuration } from '@/lib/server/platform/log';
import type { ProviderAnswer, ProviderCall } from '@/lib/server/provider/provider-call';
import type { SiteErrorCode } from '@/lib/shared/errors/site-codes';
import { traceIdOf } from '@/lib/shared/http/visitor';

const NO_KEY: SiteErrorCode = 'encryption_unavailable';

/** Logs duration, code and trace id of a provider's error, without its message, which may name the player. Returns the answer. */
export function logProviderRejection(
  { merchant, row, visitor }: ProviderCall,
  answer: ProviderAnswer,
  startedMs: number,
): ProviderAnswer {
  const { status, result } = answer;
  // Without its key the provider was not asked; the cause is logged already.
  if (result.ok || result.code === NO_KEY) return answer;
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
