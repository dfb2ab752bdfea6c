// Pipeline step: protected pages need a session; an old seal is renewed, an invalid cookie removed (SEC-50).
import 'server-only';
import { type PipelineOutcome, type RequestContext, redirectTo } from '@/lib/server/http/request-context';
import { landingOf } from '@/lib/server/pipeline/entry/landing-of';
import type { Session } from '@/lib/server/sessions/session';
import {
  hasSessionCookie,
  readSession,
  toInvalidCookies,
  toRenewedSession,
  toSessionCookies,
} from '@/lib/server/sessions/session-cookie';
import { goOf } from '@/lib/shared/auth/after-login-href';
import { guardOf, ROUTES, toHref, trimPath } from '@/lib/shared/routes';

function backOf({ path, url }: RequestContext, target: string): string {
  const ownGo = trimPath(path) === ROUTES.changePassword ? goOf(url.searchParams) : undefined;
  const wanted =
    target === ROUTES.login && path.startsWith('/m/')
      ? `${path}${toHref('', { go: ownGo }, url.searchParams)}`
      : undefined;
  return toHref(target, { ...landingOf(url.searchParams), go: wanted }, url.searchParams);
}

async function listCookies(
  { request, secureCookies }: RequestContext,
  merchant: string,
  session: Session | undefined,
): Promise<string[]> {
  if (!session) return toInvalidCookies(request.headers, merchant, secureCookies);
  const renewed = toRenewedSession(session, Date.now());
  return renewed ? toSessionCookies(renewed, secureCookies) : [];
}

/** Redirects a visitor without a session to the guard's target, with the way back. */
export async function withSession(context: RequestContext): Promise<PipelineOutcome | undefined> {
  const { merchant, request, secureCookies, answerHeaders, path } = context;
  if (!merchant) return undefined;
  // Its question is a member's; here, where no page's script grows by it.
  const target = trimPath(path) === ROUTES.switchMember ? ROUTES.home : guardOf(path);
  if (!hasSessionCookie(request.headers, secureCookies))
    return target ? redirectTo(backOf(context, target), 307) : undefined;
  const session = await readSession(request.headers, merchant.code, secureCookies);
  for (const cookie of await listCookies(context, merchant.code, session))
    answerHeaders.append('Set-Cookie', cookie);
  return session || !target ? undefined : redirectTo(backOf(context, target), 307);
}
