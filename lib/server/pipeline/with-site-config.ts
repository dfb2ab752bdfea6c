// Pipeline step: reads the merchant's site configuration, which names third parties of the document's policy.
import 'server-only';
import type { RequestContext } from '@/lib/server/http/request-context';
import { toSharedVisitor } from '@/lib/server/http/visitor';
import { capBudget, PAGE_LIMIT_MS } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';

/** A silent provider holds a document this long at most. */
const WAIT_MS = 1_000;

/** Stores the configuration, the last known one while the provider is slow or fails; never ends a request. */
export async function withSiteConfig(context: RequestContext): Promise<undefined> {
  const { merchant, state, budget } = context;
  if (!merchant || !state) return;
  const call = { merchant, visitor: toSharedVisitor(context), row: siteConfig, timeoutMs: PAGE_LIMIT_MS };
  const { result } = await getAnswer(call, capBudget(budget, WAIT_MS));
  if (result.ok) context.siteConfig = (result.value as WireSiteConfig | null) ?? undefined;
}
