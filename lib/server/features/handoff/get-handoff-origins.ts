// The domains that a visitor may be offered: what the provider names, as far as the registry names it too (SEC-72).
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
/** A race among more would cost the visitor more than it gives. */
const MAX_ORIGINS = 4;

/** Who asks, and at which host. */
export type HandoffQuestion = {
  readonly merchant: Merchant;
  readonly peer: ClientConnection;
  readonly visitor: Visitor;
  readonly signal?: AbortSignal;
};

/**
 * Their origins, in the provider's order, four at most; none where the merchant has one host alone (then the provider is not asked), and none while the provider fails and
 * no earlier answer serves. The answer is cached for a minute. Never throws.
 */
export async function getHandoffOrigins(question: HandoffQuestion): Promise<readonly string[]> {
  const { merchant, peer, visitor, signal } = question;
  if (!hasOtherHosts(merchant, peer)) return [];
  const query = new URLSearchParams({ device: deviceKindOf(visitor.userAgent) });
  const asked = { merchant, visitor, row: domainRoute, query, timeoutMs: TIMEOUT_MS, signal };
  const { result } = await getAnswer(asked);
  const names = result.ok ? parseDomainRoute(result.value) : [];
  return names
    .map((name) => toHandoffOrigin(name, merchant, peer))
    .filter((origin): origin is string => origin !== undefined)
    .slice(0, MAX_ORIGINS);
}
