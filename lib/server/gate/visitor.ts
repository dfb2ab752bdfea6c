// The visitor behind a page request, as the provider is told of him (WIRE §2).
import 'server-only';
import type { GateContext } from '@/lib/server/gate/context';
import { readLanguage } from '@/lib/server/locale/visitor-language';
import type { Visitor } from '@/lib/shared/http/visitor';

/** Makes the visitor of a request whose merchant is known. */
export function toVisitor({
  request,
  url,
  peer,
  merchant,
  secureCookies,
  traceparent,
}: GateContext): Visitor {
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
    host: peer.host,
    protocol: peer.https ? 'https' : 'http',
    traceparent,
  };
}
