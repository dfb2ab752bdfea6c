// The public fields of a session for the page; the token stays here.
import 'server-only';
import { type CallAnswer, toAnswer, toResponse } from '@/lib/server/http/call-answer';
import { readLanguage } from '@/lib/server/http/locale/visitor-language';
import { toRejection, toSignedOut } from '@/lib/server/http/rejections';
import { isSameSite } from '@/lib/server/http/same-site';
import {
  needsSecureCookies,
  readClientConnection,
  readTraceparent,
} from '@/lib/server/platform/connection/client-connection';
import { handleOf, type Session } from '@/lib/server/sessions/session';
import { readSession, toInvalidCookies, toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import type { SessionAnswer } from '@/lib/shared/calls/wire-session';
import { traceIdOf } from '@/lib/shared/http/visitor';

function toPublic(session: Session): SessionAnswer {
  const { id, userName, customerType, firstTimeLogin, isNew } = session;
  return { token: handleOf(session), id, userName, customerType, firstTimeLogin, isNew };
}

async function answer(request: Request): Promise<CallAnswer> {
  const client = readClientConnection(request.headers);
  const traceparent = readTraceparent(request.headers);
  const traceId = traceIdOf(traceparent);
  const merchant = getMerchantByHost(client.hostName);
  if (!merchant) return toRejection('domain_not_available', { language: 'EN', traceparent });
  const secure = needsSecureCookies(client);
  const language = readLanguage({ headers: request.headers, brand: merchant.brand, https: secure });
  if (!isSameSite(request.headers, 'GET', client))
    return toRejection('cross_site_request', { language, traceparent });
  const session = await readSession(request.headers, merchant.code, secure);
  if (session) {
    // Reported once: the next page of the session finds it known.
    const cookies = session.isNew ? await toSessionCookies({ ...session, isNew: undefined }, secure) : [];
    return toAnswer({ status: 200, result: { ok: true, value: toPublic(session), traceId } }, '', cookies);
  }
  return toSignedOut(traceparent, await toInvalidCookies(request.headers, merchant.code, secure));
}

/** Returns the session's public fields, or `customer.not.login` with a cleared cookie, unless the session was just replaced. */
export async function answerSession(request: Request): Promise<Response> {
  return toResponse(await answer(request));
}
