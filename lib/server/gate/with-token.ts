// Gate step: a query token becomes the cookie and leaves the address (RR2, ruling 4, SEC-55, SEC-56).
import 'server-only';
import { callBackend } from '@/lib/server/backend/call-backend';
import { type GateContext, type Outcome, redirectTo } from '@/lib/server/gate/context';
import { toVisitor } from '@/lib/server/gate/visitor';
import { type SignIn, startSession } from '@/lib/server/session/session';
import { readSession, toSessionCookies } from '@/lib/server/session/session-cookie';
import { toOfferCookie } from '@/lib/server/session/session-offer';
import { memberInfo } from '@/lib/shared/calls/system-table';
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

function withoutToken(url: URL): string {
  const clean = new URL(url);
  for (const name of TOKEN_QUERY) clean.searchParams.delete(name);
  return `${clean.pathname}${clean.search}`;
}

async function verifyToken(context: GateContext, token: string): Promise<SignIn | undefined> {
  const { merchant } = context;
  if (!merchant || token.length > 2048 || !/^[\x21-\x7e]+$/.test(token)) return undefined;
  const { result } = await callBackend({
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

/** 303 to a place with the session of a sign-in; to the question first, where another member is signed in (ruling 4, SEC-56). */
export async function answerSignIn(context: GateContext, location: string, signIn: SignIn): Promise<Outcome> {
  const { secureCookies } = context;
  const current = await readSession(context.request.headers, signIn.merchant, secureCookies);
  const session = startSession(signIn, Date.now());
  if (!current || current.id === session.id)
    return redirectTo(location, 303, await toSessionCookies(session, secureCookies));
  // Another member is signed in: the visitor decides, so that a link cannot move him into a stranger's account (SEC-56).
  const cookie = await toOfferCookie({ session, location }, secureCookies);
  return redirectTo(toHref(ROUTES.switchMember, {}, context.url.searchParams), 303, [cookie]);
}

/** Exchanges `token` or `tokens` for the session: verified by the provider, 303 to the same address without it, no referrer on that hop. */
export async function withToken(context: GateContext): Promise<Outcome | undefined> {
  const { url } = context;
  if (!TOKEN_QUERY.some((name) => url.searchParams.has(name))) return undefined;
  const token = tokenOf(url.searchParams);
  const signIn = token ? await verifyToken(context, token) : undefined;
  const location = withoutToken(url);
  const outcome = signIn ? await answerSignIn(context, location, signIn) : redirectTo(location, 303);
  if (outcome.kind === 'respond') outcome.response.headers.set('Referrer-Policy', 'no-referrer');
  return outcome;
}
