// The relay: one browser call checked, completed with what only the server knows, sent on by its row, answered clean (WIRE §2).
import 'server-only';
import { Readable } from 'node:stream';
import { type BackendCall, buildUrl, timeoutOf } from '@/lib/server/backend/backend-call';
import { buildHeaders } from '@/lib/server/backend/build-headers';
import { streamUpstream, UpstreamFault } from '@/lib/server/backend/fetch-upstream';
import { getAnswer } from '@/lib/server/cache/answer-cache';
import { readLanguage } from '@/lib/server/locale/visitor-language';
import type { Merchant } from '@/lib/server/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/merchant/registry';
import { needsSecureCookies, type Peer, readPeer, readTraceparent } from '@/lib/server/peer';
import { toAnswerHeaders, toResponse } from '@/lib/server/relay/answer';
import { siblingOriginOf } from '@/lib/server/relay/cors';
import { openFromAnswer, toProviderBody } from '@/lib/server/relay/open-session';
import { readBrowserCall } from '@/lib/server/relay/read-call';
import { refuse, siteMessageOf } from '@/lib/server/relay/refusal';
import { isSameSite } from '@/lib/server/relay/same-site';
import { revokeSession } from '@/lib/server/session/seal';
import type { Session } from '@/lib/server/session/session';
import { hasSessionCookie, readSession, toClearedCookies } from '@/lib/server/session/session-cookie';
import type { CallRow } from '@/lib/shared/calls/call';
import { findCall } from '@/lib/shared/calls/table';
import { isSessionLost } from '@/lib/shared/errors/is-session-lost';
import { traceIdOf, type Visitor } from '@/lib/shared/http/visitor';
import { parseLanguage } from '@/lib/shared/locale/parse-language';

type RelayFacts = {
  readonly request: Request;
  readonly row: CallRow;
  readonly merchant: Merchant;
  readonly peer: Peer;
  readonly visitor: Visitor;
  readonly secure: boolean;
};

function toVisitor(request: Request, peer: Peer, merchant: Merchant): Visitor {
  const { headers } = request;
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
    traceparent: readTraceparent(headers),
  };
}

async function finish(facts: RelayFacts, call: BackendCall, session: Session | undefined): Promise<Response> {
  const { row, merchant, secure, visitor, request } = facts;
  const answer = await getAnswer(call);
  const opened = row.opensSession
    ? await openFromAnswer(answer, { merchant, body: call.body, https: secure })
    : { answer, cookies: [] };
  const { result } = answer;
  const ends = row.closesSession || (row.auth === 'member' && !result.ok && isSessionLost(result));
  if (ends && session) revokeSession(session);
  const clears = ends && hasSessionCookie(request.headers, secure);
  const message = result.ok ? '' : siteMessageOf(result.code, visitor.language);
  return toResponse(opened.answer, message, clears ? toClearedCookies(secure) : opened.cookies);
}

async function stream(call: BackendCall, visitor: Visitor): Promise<Response> {
  const url = buildUrl(call);
  if (url === undefined) return refuse('unknown_call', visitor.language, visitor.traceparent);
  try {
    const headers = buildHeaders({ ...call, hasBody: false });
    const answer = await streamUpstream({
      method: call.row.method,
      url,
      headers,
      timeoutMs: timeoutOf(call),
      signal: call.signal,
    });
    // 204 and 205 have no body by definition, and a response must not be given one.
    const isEmpty = answer.status === 204 || answer.status === 205;
    if (isEmpty) answer.body.resume();
    const body = isEmpty ? null : (Readable.toWeb(answer.body) as ReadableStream<Uint8Array>);
    return new Response(body, {
      status: answer.status,
      headers: toAnswerHeaders(traceIdOf(visitor.traceparent)),
    });
  } catch (error) {
    return refuse(
      error instanceof UpstreamFault ? error.code : 'network_error',
      visitor.language,
      visitor.traceparent,
    );
  }
}

async function relayRow(facts: RelayFacts): Promise<Response> {
  const { request, row, merchant, visitor, secure } = facts;
  const read = await readBrowserCall(request, row, merchant);
  if ('refusal' in read) return refuse(read.refusal, visitor.language, visitor.traceparent);
  const session =
    row.auth === 'member' ? await readSession(request.headers, merchant.code, secure) : undefined;
  const body = toProviderBody(row, read.call.body, merchant);
  const call = { ...read.call, body, merchant, row, visitor, token: session?.token, signal: request.signal };
  return row.streams ? stream(call, visitor) : finish(facts, call, session);
}

/**
 * Relays a call under `/wps` (WIRE §2 to §5, §7). The merchant comes from the host alone, the path must be a row to the letter,
 * the caller must be a page of the own origin; redirects, cookies and headers of the provider never pass.
 */
export async function relay(request: Request): Promise<Response> {
  const peer = readPeer(request.headers);
  const traceparent = readTraceparent(request.headers);
  const merchant = peer.hostName === undefined ? undefined : getMerchantByHost(peer.hostName);
  if (!merchant)
    return refuse(
      'domain_not_available',
      parseLanguage(request.headers.get('language')) ?? 'EN',
      traceparent,
    );
  const visitor = { ...toVisitor(request, peer, merchant), traceparent };
  const row = findCall(request.method, new URL(request.url).pathname);
  const sibling = row && siblingOriginOf(request.headers, row, merchant);
  if (!row) return refuse('unknown_call', visitor.language, traceparent);
  if (!sibling && !isSameSite(request.headers, request.method, peer))
    return refuse('cross_site_request', visitor.language, traceparent);
  const response = await relayRow({
    request,
    row,
    merchant,
    peer,
    visitor,
    secure: needsSecureCookies(peer),
  });
  if (sibling) response.headers.set('Access-Control-Allow-Origin', sibling);
  if (row.name === 'ping') response.headers.append('Vary', 'Origin');
  return response;
}
