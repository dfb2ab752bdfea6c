// Whether search engines may index the request's host.
import 'server-only';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { isIndexableHost, parseHost } from '@/lib/shared/merchant/host';
import type { Site } from '@/lib/shared/site/site';

/** Returns true for a known merchant's indexed host only; `strictWww` of the registry counts. */
export function isIndexedHost(site: Site): boolean {
  const merchant = getMerchantOf(site);
  const name = parseHost(site.host)?.name;
  return merchant !== undefined && name !== undefined && isIndexableHost(name, merchant.strictWww);
}
