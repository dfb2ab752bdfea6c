// The site of a request for a generated brand file; the pipeline calls no provider for these.
import 'server-only';
import { LRUCache } from 'lru-cache';
import { getPageVisitor } from '@/lib/server/features/page-data/page-call';
import { getSite } from '@/lib/server/http/get-site';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getStatus } from '@/lib/server/provider/status/get-status';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchant } from '@/lib/server/tenants/registry';
import type { Brand } from '@/lib/shared/merchant/brand';
import type { Site } from '@/lib/shared/site/site';

const KEEP_MS = 60_000;
const MAX_MERCHANTS = 10_000;

export type FileSite = Site & { readonly brand: Brand };

type Question = { readonly merchant: Merchant; readonly site: Site };

async function fetchImageCdns({ merchant, site }: Question): Promise<readonly string[]> {
  const visitor = await getPageVisitor(site);
  const url = `${site.protocol}//${site.host}${site.path}`;
  const { status } = await getStatus({ merchant, visitor, device: site.device, url });
  return status.imageCdns;
}

function getCdns(): LRUCache<string, readonly string[], Question> {
  return getProcessSingleton(
    'image-cdns',
    () =>
      new LRUCache<string, readonly string[], Question>({
        max: MAX_MERCHANTS,
        ttl: KEEP_MS,
        fetchMethod: (_code, _stale, { context }) => fetchImageCdns(context),
      }),
  );
}

/** Returns the site with its merchant, without image servers; undefined on an unknown host. */
export async function getFileSite(): Promise<FileSite | undefined> {
  const site = await getSite();
  return site.brand ? { ...site, brand: site.brand } : undefined;
}

/** Adds the merchant's image servers in the provider's order, so that addresses stay stable. */
export async function withImageCdns(site: FileSite): Promise<FileSite> {
  const merchant = getMerchant(site.brand.code);
  const imageCdns = merchant && (await getCdns().fetch(merchant.code, { context: { merchant, site } }));
  return { ...site, status: { ...site.status, imageCdns: imageCdns ?? [] } };
}
