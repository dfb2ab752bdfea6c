// Lists the domains for the speed race, and hands a visitor's session off to one of them.
import 'server-only';
import { hasOtherHosts, toHandoffOrigin } from '@/lib/server/features/handoff/handoff-hosts';
import { readBreakEnd } from '@/lib/server/features/safety/read-break';
import { answerValue } from '@/lib/server/http/call-answer';
import { type OwnRequest, readOwnPost, readOwnRequest, toEmptyAnswer } from '@/lib/server/http/own-post';
import { toRequestContext } from '@/lib/server/http/request-context';
import { toVisitor } from '@/lib/server/http/visitor';
import { needsSecureCookies } from '@/lib/server/platform/connection/client-connection';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { issueHandoffToken } from '@/lib/server/sessions/handoff/handoff-token';
import { readSession } from '@/lib/server/sessions/session-cookie';
import { domainRoute } from '@/lib/shared/calls/system-table';
import {
  HANDOFF_TOKEN_QUERY,
  type HandoffRequest,
  parseDomainRoute,
  parseHandoffRequest,
} from '@/lib/shared/handoff/handoff-request';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { deviceKindOf } from '@/lib/shared/site/device-kind';

const MAX_BYTES = 4096;
const ORIGINS_TIMEOUT_MS = 8_000;
const MAX_ORIGINS = 4;

type HandoffContext = OwnRequest & { readonly request: Request };

const visitorOf = ({ request, merchant }: HandoffContext) =>
  toVisitor(Object.assign(toRequestContext(request), { merchant }));

/** Returns at most four origins that both provider and registry name, in the provider's order; none for a merchant with one host, or without any answer. Never throws. */
async function listOrigins(context: HandoffContext): Promise<readonly string[]> {
  const { request, merchant, client } = context;
  const { signal } = request;
  // A break is stored per host: during one, the player must not be led to another host.
  const isOnBreak = readBreakEnd(request.headers, needsSecureCookies(client), Date.now()) !== undefined;
  if (isOnBreak || !hasOtherHosts(merchant, client)) return [];
  const visitor = visitorOf(context);
  const query = new URLSearchParams({ device: deviceKindOf(visitor.userAgent) });
  const call = { merchant, visitor, row: domainRoute, query, timeoutMs: ORIGINS_TIMEOUT_MS, signal };
  const { result } = await getAnswer(call);
  const names = result.ok ? parseDomainRoute(result.value) : [];
  return names
    .map((name) => toHandoffOrigin(name, merchant, client))
    .filter((origin): origin is string => origin !== undefined)
    .slice(0, MAX_ORIGINS);
}

async function toLocation(context: HandoffContext, { to, query }: HandoffRequest): Promise<string> {
  const { request, merchant, client } = context;
  const session = await readSession(request.headers, merchant.code, needsSecureCookies(client));
  const { userAgent, language } = visitorOf(context);
  const host = new URL(to).hostname;
  const token = session && (await issueHandoffToken(session, { merchant: merchant.code, host, userAgent }));
  const own = { [HANDOFF_TOKEN_QUERY]: token, lang: language };
  return `${to}${toHref(ROUTES.indexHtml, own, new URLSearchParams(query))}`;
}

/** Answers a page with `value.origins`; 421 for an unknown host, 403 cross-origin. */
export async function answerHandoffOrigins(request: Request): Promise<Response> {
  const own = readOwnRequest(request);
  if (typeof own === 'number') return toEmptyAnswer(own);
  return answerValue({ origins: await listOrigins({ ...own, request }) });
}

/** Returns `value.location` on the domain `to`, with a handoff token for a member. Rejects as readOwnPost; 400 and 404 for `to` not offered. */
export async function answerHandoff(request: Request): Promise<Response> {
  const post = await readOwnPost(request, MAX_BYTES);
  if (typeof post === 'number') return toEmptyAnswer(post);
  const wish = parseHandoffRequest(post.body);
  if (!wish) return toEmptyAnswer(400);
  const context = { request, merchant: post.merchant, client: post.client };
  if (!(await listOrigins(context)).includes(wish.to)) return toEmptyAnswer(404);
  return answerValue({ location: await toLocation(context, wish) });
}
