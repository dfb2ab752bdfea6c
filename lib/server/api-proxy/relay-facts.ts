// What the relay knows of a call before it reads the body, and the visitor behind it.
import 'server-only';
import type { CallRequest } from '@/lib/server/api-proxy/read-call';
import { readLanguage } from '@/lib/server/http/locale/visitor-language';
import { needsSecureCookies, type Peer } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { CallRow } from '@/lib/shared/calls/call';
import type { Visitor } from '@/lib/shared/http/visitor';

/** A call that is a row of the table, from a page of the own origin. */
export type RelayFacts = {
  readonly request: CallRequest;
  readonly row: CallRow;
  readonly merchant: Merchant;
  readonly peer: Peer;
  readonly visitor: Visitor;
  readonly secure: boolean;
};

/** The visitor of a call, as the provider is told of him. */
export function toVisitor(
  { headers }: CallRequest,
  { peer, merchant, traceparent }: { peer: Peer; merchant: Merchant; traceparent: string },
): Visitor {
  return {
    userAgent: headers.get('user-agent') ?? '',
    language: readLanguage({
      headers,
      brand: merchant.brand,
      https: needsSecureCookies(peer),
      choice: headers.get('language'),
    }),
    address: peer.address,
    host: peer.host,
    protocol: peer.https ? 'https' : 'http',
    traceparent,
  };
}
