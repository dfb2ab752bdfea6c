// Calls of a page while it renders: public, cached, and with a shorter timeout than a player's own.
import 'server-only';
import { headers } from 'next/headers';
import { findPageRequest } from '@/lib/server/http/page-request';
import { recordFreshness, toLoadedKey } from '@/lib/server/http/render-metadata';
import { readSiteHeader } from '@/lib/server/http/trusted-headers';
import { readTraceparent } from '@/lib/server/platform/connection/client-connection';
import { whileAnswerComes } from '@/lib/server/platform/render-mutex';
import { PAGE_LIMIT_MS, startBudget } from '@/lib/server/platform/time-budget';
import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { buildUrl, toSiteFailure } from '@/lib/server/provider/provider-call';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import type { AnswerOf, Call } from '@/lib/shared/calls/call';
import type { Result } from '@/lib/shared/calls/envelope';
import { isMissing } from '@/lib/shared/errors/is-missing';
import type { Visitor } from '@/lib/shared/http/visitor';
import type { Site } from '@/lib/shared/site/site';

/** Returns the visitor of the current request, as sent to the provider. */
export async function getPageVisitor(site: Pick<Site, 'language' | 'host' | 'protocol'>): Promise<Visitor> {
  const list = await headers();
  return {
    userAgent: list.get('user-agent') ?? '',
    language: site.language,
    address: readSiteHeader(list, 'address') ?? '0.0.0.0',
    host: site.host,
    protocol: site.protocol.replace(':', ''),
    traceparent: readTraceparent(list),
  };
}

/** Returns a public endpoint's answer for a page; the last good one while the provider is slow or fails. One that is switched off may read as empty. */
export async function getForPage<C extends Call<never, unknown>>(
  site: Site,
  row: C,
  query: Record<string, string> = {},
): Promise<Result<AnswerOf<C>>> {
  const merchant = getMerchantOf(site);
  const visitor = await getPageVisitor(site);
  if (!merchant)
    return toSiteFailure('domain_not_available', visitor.traceparent).result as Result<AnswerOf<C>>;
  const { metadata, answers } = findPageRequest() ?? {};
  const call = { merchant, row, visitor, query: new URLSearchParams(query), timeoutMs: PAGE_LIMIT_MS };
  const loaded = answers?.get(toLoadedKey({ row, query }));
  const { result, storedAtMs, hasWaited } =
    loaded ?? (await whileAnswerComes(getAnswer(call, metadata?.budget ?? startBudget())));
  metadata?.calls.push({ row, query });
  if (metadata && !result.ok) metadata.isPartial ||= !isMissing(result);
  else if (metadata) recordFreshness(metadata, storedAtMs + (row.cacheSeconds ?? 0) * 1000, hasWaited);
  if (row.isEmptyWhenOff && buildUrl(call) === undefined)
    return { ok: true, value: {} as AnswerOf<C>, traceId: result.traceId };
  return result as Result<AnswerOf<C>>;
}
