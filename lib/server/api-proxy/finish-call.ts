// Completes a proxied call: session, remembered login and cookies.
import 'server-only';
import { renewAfterPassword } from '@/lib/server/api-proxy/change-password';
import { hideAccount } from '@/lib/server/api-proxy/hide-account';
import { type Opened, openFromAnswer, toNoSession } from '@/lib/server/api-proxy/open-session';
import type { BrowserCall } from '@/lib/server/api-proxy/parse-call';
import type { ProxyRequest } from '@/lib/server/api-proxy/proxy-request';
import { addRemembered } from '@/lib/server/api-proxy/remembered-login';
import { type CallAnswer, toAnswer, withHeader } from '@/lib/server/http/call-answer';
import { forgiveSignIn } from '@/lib/server/http/limits/limit-call';
import { messageOf } from '@/lib/server/http/rejections';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { ProviderAnswer, ProviderCall } from '@/lib/server/provider/provider-call';
import { replaceCurrent } from '@/lib/server/sessions/begin-session';
import { readDeviceKey, toDroppedDeviceKey } from '@/lib/server/sessions/device-key';
import { isSessionRevoked, revokeDevice, revokeSessions } from '@/lib/server/sessions/revocations';
import { handleOf, type Session } from '@/lib/server/sessions/session';
import { hasSessionCookie, toClearedCookies, toInvalidCookies } from '@/lib/server/sessions/session-cookie';
import { isSessionLost } from '@/lib/shared/errors/action-of';
import { isRecord } from '@/lib/shared/is-record';
import { isForAll } from '@/lib/shared/service/service-entry';

export type Caller = {
  readonly session?: Session;
  readonly requestBody: BrowserCall['body'];
  readonly isOver: boolean;
};

// Only a signed-in player may add to the revocation list.
function forgetLogin({ request, merchant, secure: https }: ProxyRequest, isProven: boolean): string[] {
  const deviceKey = readDeviceKey(request.headers, https);
  if (deviceKey !== undefined && isProven) revokeDevice(merchant.code, deviceKey);
  return toDroppedDeviceKey(request.headers, https);
}

/** Returns the answer with the entries for all visitors; members get theirs from the site's own handler. */
function hideMemberEntries(answer: ProviderAnswer): ProviderAnswer {
  const { result } = answer;
  if (!result.ok || !isRecord(result.value) || result.value.customerService === undefined) return answer;
  const { customerService } = result.value;
  const general = Array.isArray(customerService) ? customerService.filter(isForAll) : [];
  const value = { ...result.value, customerService: general };
  return { ...answer, result: { ...result, value }, text: undefined };
}

async function fetchAnswer(call: ProviderCall): Promise<ProviderAnswer> {
  const answer = await hideAccount(call, getAnswer);
  return call.row.hasMemberEntries ? hideMemberEntries(answer) : answer;
}

async function open(facts: ProxyRequest, call: ProviderCall, caller: Caller): Promise<Opened> {
  const { session, requestBody, isOver } = caller;
  const { row, merchant, secure: https, request } = facts;
  const answer = await fetchAnswer(call);
  const { ok } = answer.result;
  if (row.changesPassword && ok) {
    const renewed = await renewAfterPassword(answer, { merchant, session, requestBody, https });
    return { ...renewed, cookies: [...renewed.cookies, ...forgetLogin(facts, true)] };
  }
  if (row.forgetsLogin && (ok || row.closesSession))
    return { answer, cookies: forgetLogin(facts, session !== undefined) };
  if (session && row.auth === 'member' && row.group === 'member')
    return { answer: hideToken(answer, session), cookies: [] };
  if (!row.opensSession) return { answer, cookies: [] };
  const opened = await openFromAnswer(answer, { merchant, body: call.body, https });
  if (opened.cookies.length === 0) return ok && !row.mayLackSession ? toNoSession(answer) : opened;
  if (requestBody) forgiveSignIn(facts, requestBody, isOver);
  await replaceCurrent(request.headers, merchant.code, https);
  return addRemembered(
    opened,
    { requestBody, sent: call.body },
    { row, merchant, headers: request.headers, https },
  );
}

// Providers repeat the token in what they say of a member; the address of a game may need it.
function hideToken(answer: ProviderAnswer, session: Session): ProviderAnswer {
  const text = answer.text?.replaceAll(JSON.stringify(session.token), JSON.stringify(handleOf(session)));
  return { ...answer, text };
}

// The session ended during this call: another response has cleared its cookie, or the next session has replaced it already.
async function toEndCookies(facts: ProxyRequest, session: Session | undefined): Promise<readonly string[]> {
  const { row, merchant, secure, request } = facts;
  if (!hasSessionCookie(request.headers, secure)) return [];
  if (row.closesSession) return toClearedCookies(secure);
  if (!session) return toInvalidCookies(request.headers, merchant.code, secure);
  return (await isSessionRevoked(session)) ? [] : toClearedCookies(secure);
}

// In whole seconds; the clock may have been set back.
function ageOf({ storedAtMs = Date.now() }: ProviderAnswer): string {
  return String(Math.max(0, Math.floor((Date.now() - storedAtMs) / 1000)));
}

/** Makes the call, then opens, renews or ends the session, and returns the response with its cookies. */
export async function finishCall(
  facts: ProxyRequest,
  call: ProviderCall,
  caller: Caller,
): Promise<CallAnswer> {
  const { row, visitor } = facts;
  const { session } = caller;
  const opened = await open(facts, call, caller);
  const { result } = opened.answer;
  const ends = row.closesSession || (row.auth === 'member' && !result.ok && isSessionLost(result));
  const cleared = ends ? await toEndCookies(facts, session) : [];
  if (ends && session) revokeSessions(session);
  const message = result.ok ? '' : messageOf(result.code, visitor.language);
  const answer = toAnswer(opened.answer, message, [...cleared, ...opened.cookies]);
  if (!row.cacheSeconds || opened.answer.text === undefined) return answer;
  return { ...withHeader(answer, 'Age', ageOf(opened.answer)), reused: result };
}
