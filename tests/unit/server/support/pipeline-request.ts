// Page requests as the pipeline gets them, and a context in the middle of it.
import {
  type PipelineOutcome,
  type RequestContext,
  toRequestContext,
} from '@/lib/server/http/request-context';
import { readSession, toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { readOffer } from '@/lib/server/sessions/session-offer';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { aSession, toCookieHeader } from './facts';

export const HOST = 'one.localhost:3000';

export const pageRequest = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`http://${HOST}${path}`, { headers: { host: HOST, 'user-agent': 'iPhone', ...headers } });

export const aContext = (
  path: string,
  merchant?: Merchant,
  headers: Record<string, string> = {},
): RequestContext => Object.assign(toRequestContext(pageRequest(path, headers)), { merchant });

/** A Cookie header with a session in it. */
export const sessionCookie = async (more: Parameters<typeof aSession>[0] = {}): Promise<string> =>
  toCookieHeader(await toSessionCookies(aSession(more), false));

/** Returns status, Location and cookies of an outcome with its own response. */
export function answerOf(
  outcome: PipelineOutcome | undefined,
): [number, string | null, string[]] | undefined {
  if (outcome?.kind !== 'respond') return undefined;
  const { status, headers } = outcome.response;
  return [status, headers.get('location'), headers.getSetCookie()];
}

/** Returns the parts of an outcome, with the session and the offer that its cookies hold. */
export async function enteredBy(outcome: PipelineOutcome | undefined) {
  const [status, location, cookies = []] = answerOf(outcome) ?? [];
  const referrer = outcome?.kind === 'respond' ? outcome.response.headers.get('referrer-policy') : undefined;
  const jar = new Headers({ cookie: toCookieHeader(cookies) });
  return {
    status,
    location,
    cookies,
    referrer,
    session: await readSession(jar, 'one', false),
    offer: await readOffer(jar, 'one', false),
  };
}
