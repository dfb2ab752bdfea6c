// The visitor of a page request, as sent to the provider.
import 'server-only';
import { readLanguage } from '@/lib/server/http/locale/visitor-language';
import type { RequestContext } from '@/lib/server/http/request-context';
import { makeTraceparent, UNKNOWN_ADDRESS } from '@/lib/server/platform/connection/client-connection';
import type { Visitor } from '@/lib/shared/http/visitor';
import { userAgentOf } from '@/lib/shared/site/device-kind';

const known = new WeakMap<RequestContext, Visitor>();

function make({ request, url, peer, merchant, secureCookies, traceparent }: RequestContext): Visitor {
  const { headers } = request;
  return {
    userAgent: headers.get('user-agent') ?? '',
    language: merchant
      ? readLanguage({
          headers,
          brand: merchant.brand,
          https: secureCookies,
          choice: url.searchParams.get('lang'),
        })
      : 'EN',
    address: peer.address,
    host: peer.siteHost,
    protocol: peer.https ? 'https' : 'http',
    traceparent,
  };
}

/** Returns the visitor of a request, created once its merchant is known. */
export function toVisitor(context: RequestContext): Visitor {
  const made = known.get(context) ?? make(context);
  if (context.merchant) known.set(context, made);
  return made;
}

/** Returns the visitor of a shared rendering: the device kind without an address, so that nothing of one visitor reaches it (SEC-113). */
export function toSharedVisitor(context: RequestContext): Visitor {
  const { language, host, protocol } = toVisitor(context);
  const userAgent = userAgentOf(context.device);
  return { language, host, protocol, userAgent, address: UNKNOWN_ADDRESS, traceparent: makeTraceparent() };
}
