// Redirects to a foreign address; token and user name go to trusted hosts only.
import 'server-only';
import { isOwnOrigin } from '@/lib/server/http/same-site';
import {
  type ClientConnection,
  needsSecureCookies,
  readClientConnection,
} from '@/lib/server/platform/connection/client-connection';
import { readSession } from '@/lib/server/sessions/session-cookie';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { ROUTES } from '@/lib/shared/routes';
import { parseTrustedUrl } from '@/lib/shared/url/resource-url';

// A link on another site must not make ours hand over the token: the tap must come from an own page.
function isOwnTap(headers: HeaderReader, client: ClientConnection): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return isOwnOrigin(headers.get('referer'), client);
}

function leadTo(location: string): Response {
  const headers = { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

/** Redirects to `to`: with `token` and `username` for a trusted host and a tap on an own page; home for any other target. */
export async function answerOut(request: Request): Promise<Response> {
  const client = readClientConnection(request.headers);
  const merchant = getMerchantByHost(client.hostName);
  const target = parseTrustedUrl(
    new URL(request.url).searchParams.get('to') ?? '',
    merchant?.trustedHosts ?? [],
  );
  if (!merchant || target === undefined) return leadTo(ROUTES.home);
  const session = isOwnTap(request.headers, client)
    ? await readSession(request.headers, merchant.code, needsSecureCookies(client))
    : undefined;
  if (!session) return leadTo(target);
  const url = new URL(target);
  url.searchParams.set('token', session.token);
  url.searchParams.set('username', session.userName);
  return leadTo(url.href);
}
