// Domains to offer a visitor: those that both the provider and the registry name.
import 'server-only';
import { hasOtherHosts, toHandoffOrigin } from '@/lib/server/features/handoff/handoff-hosts';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { domainRoute } from '@/lib/shared/calls/system-table';
import { parseDomainRoute } from '@/lib/shared/handoff/domain-route';
import type { Visitor } from '@/lib/shared/http/visitor';
import { deviceKindOf } from '@/lib/shared/site/device-kind';

const TIMEOUT_MS = 8_000;
const MAX_ORIGINS = 4;

export type HandoffQuestion = {
  readonly merchant: Merchant;
  readonly client: ClientConnection;
  readonly visitor: Visitor;
  readonly signal?: AbortSignal;
};

/** Returns at most four origins in the provider's order; none for a merchant with one host, or without any answer. Never throws. */
export async function getHandoffOrigins(question: HandoffQuestion): Promise<readonly string[]> {
  const { merchant, client, visitor, signal } = question;
  if (!hasOtherHosts(merchant, client)) return [];
  const query = new URLSearchParams({ device: deviceKindOf(visitor.userAgent) });
  const call = { merchant, visitor, row: domainRoute, query, timeoutMs: TIMEOUT_MS, signal };
  const { result } = await getAnswer(call);
  const names = result.ok ? parseDomainRoute(result.value) : [];
  return names
    .map((name) => toHandoffOrigin(name, merchant, client))
    .filter((origin): origin is string => origin !== undefined)
    .slice(0, MAX_ORIGINS);
}
