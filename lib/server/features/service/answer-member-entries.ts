// Gives a signed-in member the customer-service entries of their VIP label; no page holds them.
import 'server-only';
import { openEntries } from '@/lib/server/features/service/service-entries';
import { type CallAnswer, toAnswer, toResponse } from '@/lib/server/http/call-answer';
import { answerWithinLimit } from '@/lib/server/http/limits/answer-limited';
import { toRejection, toSignedOut } from '@/lib/server/http/rejections';
import { toRequestContext } from '@/lib/server/http/request-context';
import { isSameSite } from '@/lib/server/http/same-site';
import { toVisitor } from '@/lib/server/http/visitor';
import { callProvider } from '@/lib/server/provider/call-provider';
import { getStatus } from '@/lib/server/provider/status/get-status';
import { readSession } from '@/lib/server/sessions/session-cookie';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { traceIdOf, type Visitor } from '@/lib/shared/http/visitor';
import { parseMember } from '@/lib/shared/member/member';
import { ROUTES } from '@/lib/shared/routes';
import { labelEntries } from '@/lib/shared/service/service-entry';
import { deviceKindOf } from '@/lib/shared/site/device-kind';

async function listEntries(merchant: Merchant, visitor: Visitor, labelId: string | undefined) {
  if (labelId === undefined) return [];
  const device = deviceKindOf(visitor.userAgent);
  const url = `${visitor.protocol}://${visitor.host}${ROUTES.service}`;
  const { status } = await getStatus({ merchant, visitor, device, url });
  return openEntries(labelEntries(status.serviceEntries, labelId), merchant);
}

async function answer(request: Request): Promise<CallAnswer> {
  const context = toRequestContext(request);
  const { client, traceparent, secureCookies } = context;
  const merchant = getMerchantByHost(client.hostName);
  if (!merchant) return toRejection('domain_not_available', { language: 'EN', traceparent });
  const visitor = toVisitor(Object.assign(context, { merchant }));
  if (!isSameSite(request.headers, 'GET', client)) return toRejection('cross_site_request', visitor);
  const traceId = traceIdOf(traceparent);
  const session = await readSession(request.headers, merchant.code, secureCookies);
  if (!session) return toSignedOut(traceparent);
  // The provider determines the label: the browser could claim any.
  const { result } = await callProvider({ merchant, visitor, row: memberInfo, token: session.token });
  if (!result.ok) return toAnswer({ status: result.status, result }, '');
  const club = parseMember(result.value ?? undefined)?.club;
  const entries = await listEntries(merchant, visitor, club?.id);
  return toAnswer({ status: 200, result: { ok: true, value: { level: club?.name, entries }, traceId } }, '');
}

/** Returns the member's own entries; `customer.not.login` without a session, 429 over the address's limit of reads. */
export function answerMemberEntries(request: Request): Promise<Response> {
  return answerWithinLimit(request, async () => toResponse(await answer(request)), 'get');
}
