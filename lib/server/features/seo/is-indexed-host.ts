// Whether search engines may index the request's host.
import 'server-only';
import { getMerchant } from '@/lib/server/tenants/registry';
import { isIndexableHost, parseHost } from '@/lib/shared/merchant/host';
import type { Site } from '@/lib/shared/site/site';

/** Returns true for a known merchant's indexed host only; `strictWww` of the registry counts. */
export function isIndexedHost({ brand, host }: Site): boolean {
  const merchant = getMerchant(brand?.code ?? '');
  const name = parseHost(host)?.name;
  return merchant !== undefined && name !== undefined && isIndexableHost(name, merchant.strictWww);
}
