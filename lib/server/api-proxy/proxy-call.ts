// The API proxy: checks a browser's call, adds what only the server knows, forwards it by its endpoint, returns a clean response.
import 'server-only';
import { alternateHostOriginOf } from '@/lib/server/api-proxy/cors';
import { finishCall } from '@/lib/server/api-proxy/finish-call';
import { joinSubmit } from '@/lib/server/api-proxy/join-submit';
import { lacksProof } from '@/lib/server/api-proxy/lacks-proof';
import { lacksPassword, toProviderBody } from '@/lib/server/api-proxy/open-session';
import { guardBackUrl } from '@/lib/server/api-proxy/own-back-url';
import { type BrowserCall, type CallRequest, parseCall } from '@/lib/server/api-proxy/parse-call';
import { type ProxyRequest, toCallVisitor } from '@/lib/server/api-proxy/proxy-request';
import { fillRemembered, toUnopenedAnswer } from '@/lib/server/api-proxy/remembered-login';
import { streamCall } from '@/lib/server/api-proxy/stream-call';
import { recordBeacon } from '@/lib/server/features/metrics/record-beacon';
import { isLockedByBreak } from '@/lib/server/features/safety/read-break';
import { type CallAnswer, toAnswer, withHeader } from '@/lib/server/http/call-answer';
import { answerLimited } from '@/lib/server/http/limits/answer-limited';
import { limitCaller, limitNamed } from '@/lib/server/http/limits/limit-call';
import { slowDownNamed } from '@/lib/server/http/limits/slow-down-named';
import { logSiteRejection, toRejection } from '@/lib/server/http/rejections';
import { isSameSite } from '@/lib/server/http/same-site';
import { needsSecureCookies, readTraceparent } from '@/lib/server/platform/connection/client-connection';
import { recordCall } from '@/lib/server/platform/metrics/record-call';
import { setSpanFacts } from '@/lib/server/platform/tracing/tracing';
import type { Session } from '@/lib/server/sessions/session';
import { readSession } from '@/lib/server/sessions/session-cookie';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import type { Endpoint } from '@/lib/shared/calls/call';
import { findCall } from '@/lib/shared/calls/table';
import { parseLanguage } from '@/lib/shared/locale/parse-language';

/** A parsed call and its session. */
type ReadCall = {
  readonly read: BrowserCall;
  readonly session?: Session;
  readonly signal: AbortSignal | undefined;
};

async function sendRow(facts: ProxyRequest, { read, session, signal }: ReadCall): Promise<CallAnswer> {
  const { request, row, merchant, visitor, secure } = facts;
  const { body: requestBody } = read;
  if (await lacksProof(facts, requestBody)) return toRejection('bad_request', visitor);
  const tried = await limitNamed(facts, requestBody);
  if (tried) return answerLimited(tried, visitor);
  const { rejection, isOver } = await slowDownNamed({ ...facts, signal }, requestBody);
  if (rejection) return answerLimited(rejection, visitor);
  if (row.name === 'collect') recordBeacon(merchant.code, requestBody?.value);
  const filled =
    requestBody &&
    (await fillRemembered(requestBody, { row, merchant, headers: request.headers, https: secure }));
  if (requestBody && !filled) return toAnswer(toUnopenedAnswer(visitor), '');
  const body = toProviderBody(row, filled, merchant);
  if (lacksPassword(row, body)) return toRejection('bad_request', visitor);
  const call = { ...read, body, merchant, row, visitor, token: session?.token, signal };
  return row.streams ? streamCall(call) : finishCall(facts, call, { session, requestBody, isOver });
}

async function proxyEndpoint(facts: ProxyRequest): Promise<CallAnswer> {
  const { request, row, merchant, client, visitor, secure } = facts;
  const limited = await limitCaller(facts);
  if (limited) return answerLimited(limited, visitor);
  const parsed = await parseCall(request, row, merchant);
  if ('rejection' in parsed) return toRejection(parsed.rejection, visitor);
  const { call: read } = parsed;
  guardBackUrl(read.query, merchant, { ...visitor, host: client.host });
  const session =
    row.auth === 'member' ? await readSession(request.headers, merchant.code, secure) : undefined;
  return joinSubmit(facts, read, (signal) => sendRow(facts, { read, session, signal }));
}

type Answered = { readonly answer: CallAnswer; readonly merchant?: Merchant; readonly row?: Endpoint };

async function answerCall(request: CallRequest): Promise<Answered> {
  const { client } = request;
  const traceparent = readTraceparent(request.headers);
  const merchant = getMerchantByHost(client.hostName);
  if (!merchant) {
    const language = parseLanguage(request.headers.get('language')) ?? 'EN';
    return { answer: toRejection('domain_not_available', { language, traceparent }) };
  }
  const visitor = toCallVisitor(request, { client, merchant, traceparent });
  const row = findCall(request.method, request.path);
  if (!row) return { answer: toRejection('unknown_call', visitor), merchant };
  const alternateOrigin = alternateHostOriginOf(request.headers, row, merchant);
  if (!alternateOrigin && !isSameSite(request.headers, request.method, client))
    return { answer: toRejection('cross_site_request', visitor), merchant, row };
  const secure = needsSecureCookies(client);
  if (isLockedByBreak(request.headers, row, secure))
    return { answer: toRejection('play_break', visitor), merchant, row };
  const answer = await proxyEndpoint({ request, row, merchant, client, visitor, secure });
  if (row.name !== 'ping') return { answer, merchant, row };
  const pong = withHeader(answer, 'Vary', 'Origin');
  return {
    answer: alternateOrigin ? withHeader(pong, 'Access-Control-Allow-Origin', alternateOrigin) : pong,
    merchant,
    row,
  };
}

/** Forwards a call under `/wps`: merchant by host, exact endpoint path, same-origin caller. The provider's
 * redirects, cookies and headers never pass. */
export async function proxyCall(request: CallRequest): Promise<CallAnswer> {
  const startedMs = performance.now();
  const { answer, merchant, row } = await answerCall(request);
  setSpanFacts({ 'site.merchant': merchant?.code, 'http.route': row?.path, 'site.result': answer.end });
  recordCall({ merchant: merchant?.code, call: row?.name, end: answer.end, startedMs });
  // A client that has left reads no support code.
  if (!request.signal?.aborted) logSiteRejection({ merchant: merchant?.code, row, startedMs, answer });
  return answer;
}
