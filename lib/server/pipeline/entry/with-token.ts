// Pipeline step: exchanges a query token for the session cookie, and removes it from the address (SEC-55).
import 'server-only';
import { countAttempts, takeBackAttempt } from '@/lib/server/http/limits/count-attempts';
import { toNetwork } from '@/lib/server/http/limits/subjects';
import { type PipelineOutcome, type RequestContext, redirectTo } from '@/lib/server/http/request-context';
import { toVisitor } from '@/lib/server/http/visitor';
import { callProvider } from '@/lib/server/provider/call-provider';
import { beginSession } from '@/lib/server/sessions/begin-session';
import { replaceSession } from '@/lib/server/sessions/revocations';
import type { SignIn } from '@/lib/server/sessions/session';
import { readSession, toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { toOfferCookie } from '@/lib/server/sessions/session-offer';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';
import { ROUTES, TOKEN_QUERY, toHref } from '@/lib/shared/routes';

const VERIFY_TIMEOUT_MS = 10_000;

function tokenOf(query: URLSearchParams): string | undefined {
  for (const name of TOKEN_QUERY) {
    const value = query.get(name);
    if (value) return value;
  }
  return undefined;
}

async function verifyToken(
  context: RequestContext,
  merchant: Merchant,
  token: string,
): Promise<SignIn | undefined> {
  const { result } = await callProvider({
    merchant,
    visitor: toVisitor(context),
    row: memberInfo,
    token,
    timeoutMs: VERIFY_TIMEOUT_MS,
  });
  const member = result.ok ? parseMember(result.value as never) : undefined;
  if (!member) return undefined;
  return {
    merchant: merchant.code,
    token,
    id: member.id,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: false,
  };
}

// A valid token was no guess; over the limit none is verified, and the page opens as for an invalid one.
async function exchangeToken(context: RequestContext, token: string): Promise<SignIn | undefined> {
  const { merchant, client } = context;
  if (!merchant || token.length > 2048 || !/^[\x21-\x7e]+$/.test(token)) return undefined;
  const one = { limit: 'tokenAddress', subject: toNetwork(client.address) } as const;
  if (await countAttempts(merchant, [one])) return undefined;
  const signIn = await verifyToken(context, merchant, token);
  if (signIn) await takeBackAttempt(merchant, one);
  return signIn;
}

/** Returns 303 with the session of a sign-in, or to the question first where another member is signed in (SEC-56). */
async function answerSignIn(
  context: RequestContext,
  location: string,
  signIn: SignIn,
): Promise<ReturnType<typeof redirectTo>> {
  const { secureCookies } = context;
  const current = await readSession(context.request.headers, signIn.merchant, secureCookies);
  const session = await beginSession({ ...signIn, isNew: true });
  const isSame = current?.id === session.id && (session.id !== '' || current.userName === session.userName);
  if (current && isSame) replaceSession(current);
  if (!current || isSame) return redirectTo(location, 303, await toSessionCookies(session, secureCookies));
  // Another member is signed in: the visitor decides, so that a link cannot switch them to a stranger's account.
  const cookie = await toOfferCookie({ session, location }, secureCookies);
  return redirectTo(toHref(ROUTES.switchMember, {}, context.url.searchParams), 303, [cookie]);
}

/** Returns 303 to the address without its token parameters, signed in if they were valid; no page learns the address with them. */
export async function redirectWithout(
  context: RequestContext,
  tokenNames: readonly string[],
  signIn: SignIn | undefined,
): Promise<PipelineOutcome> {
  const url = new URL(context.url);
  for (const name of tokenNames) url.searchParams.delete(name);
  const location = url.pathname + url.search;
  const outcome = signIn ? await answerSignIn(context, location, signIn) : redirectTo(location, 303);
  outcome.response.headers.set('Referrer-Policy', 'no-referrer');
  return outcome;
}

/** Exchanges `token` or `tokens`, within an address's limit of wrong ones (SEC-114). Returns 303 to the address without it. */
export async function withToken(context: RequestContext): Promise<PipelineOutcome | undefined> {
  const { url } = context;
  if (!TOKEN_QUERY.some((name) => url.searchParams.has(name))) return undefined;
  const token = tokenOf(url.searchParams);
  const signIn = token ? await exchangeToken(context, token) : undefined;
  return redirectWithout(context, TOKEN_QUERY, signIn);
}
