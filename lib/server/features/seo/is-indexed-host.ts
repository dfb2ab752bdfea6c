// Whether the host of a request is one that search engines may index, whatever the path.
import 'server-only';
import { getMerchant } from '@/lib/server/tenants/registry';
import { isIndexableHost, parseHost } from '@/lib/shared/merchant/host';
import type { Site } from '@/lib/shared/site/site';

/** Only a known merchant's host can be indexed; `strictWww` of the registry counts. */
export function isIndexedHost({ brand, host }: Site): boolean {
  const merchant = getMerchant(brand?.code ?? '');
  const name = parseHost(host)?.name;
  return merchant !== undefined && name !== undefined && isIndexableHost(name, merchant.strictWww);
}
