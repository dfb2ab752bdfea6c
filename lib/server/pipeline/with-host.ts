// Pipeline step: the host names the merchant; an unknown one gets the neutral page (SEC-1, SEC-3).
import 'server-only';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

/** Resolves the merchant: 400 for a malformed Host, 421 and the neutral page for an unknown one. */
export function withHost(context: RequestContext): PipelineOutcome | undefined {
  const { hostName } = context.client;
  if (hostName === undefined) {
    return {
      kind: 'respond',
      response: new Response('Bad Request', {
        status: 400,
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      }),
    };
  }
  context.merchant = getMerchantByHost(hostName);
  return context.merchant ? undefined : { kind: 'show', page: 'domain', status: 421 };
}
