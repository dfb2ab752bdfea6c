// Facts about a call before the API proxy reads its body.
import 'server-only';
import type { CallRequest } from '@/lib/server/api-proxy/parse-call';
import { readLanguage } from '@/lib/server/http/locale/visitor-language';
import {
  type ClientConnection,
  needsSecureCookies,
} from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { Visitor } from '@/lib/shared/http/visitor';

export type ProxyRequest = {
  readonly request: CallRequest;
  readonly row: Endpoint;
  readonly merchant: Merchant;
  readonly client: ClientConnection;
  readonly visitor: Visitor;
  readonly secure: boolean;
};

/** Returns the visitor of a call, as sent to the provider. */
export function toCallVisitor(
  { headers }: CallRequest,
  { client, merchant, traceparent }: { client: ClientConnection; merchant: Merchant; traceparent: string },
): Visitor {
  return {
    userAgent: headers.get('user-agent') ?? '',
    language: readLanguage({
      headers,
      brand: merchant.brand,
      https: needsSecureCookies(client),
      choice: headers.get('language'),
    }),
    address: client.address,
    host: client.siteHost,
    protocol: client.https ? 'https' : 'http',
    traceparent,
  };
}
