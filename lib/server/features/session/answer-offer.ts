// Handles the visitor's choice on an offered session: switch or stay.
import 'server-only';
import { isCompressed, readLimitedText } from '@/lib/server/http/read-body';
import { isSameSite } from '@/lib/server/http/same-site';
import { needsSecureCookies, readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { replaceCurrent } from '@/lib/server/sessions/begin-session';
import { revokeSessions } from '@/lib/server/sessions/revocations';
import { startSession } from '@/lib/server/sessions/session';
import { toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { readOffer, toDroppedOffer } from '@/lib/server/sessions/session-offer';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { ROUTES } from '@/lib/shared/routes';

const MAX_FORM_BYTES = 1024;

function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Handles the switch page's form: `choice=switch` takes the offered session, anything else drops it. */
export async function answerOffer(request: Request): Promise<Response> {
  const client = readClientConnection(request.headers);
  const merchant = getMerchantByHost(client.hostName);
  if (!merchant || !isSameSite(request.headers, 'POST', client)) return new Response(null, { status: 403 });
  if (isCompressed(request.headers)) return new Response(null, { status: 415 });
  const https = needsSecureCookies(client);
  const choice = new URLSearchParams(await readLimitedText(request, MAX_FORM_BYTES)).get('choice');
  const offer = await readOffer(request.headers, merchant.code, https);
  if (!offer) return redirect(ROUTES.home, [toDroppedOffer(https)]);
  // An offer is good once, on any instance; the session in use has its own id.
  revokeSessions(offer.session);
  const session = startSession(offer.session, Date.now());
  const isTaken = choice === 'switch';
  if (isTaken) await replaceCurrent(request.headers, merchant.code, https);
  const cookies = isTaken ? await toSessionCookies(session, https) : [];
  return redirect(offer.location, [toDroppedOffer(https), ...cookies]);
}
