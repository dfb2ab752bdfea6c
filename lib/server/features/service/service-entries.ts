// Customer-service entries of a page: decoded, checked, in order.
import 'server-only';
import { decodeServicePath } from '@/lib/server/provider/service-path';
import { getMerchant } from '@/lib/server/tenants/registry';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import { parseServiceUrl } from '@/lib/shared/service/service-url';
import type { Site } from '@/lib/shared/site/site';

/** Returns all entries, VIP ones included; one with a disallowed address is left out. */
export function getServiceEntries(site: Site): ServiceEntry[] {
  const appSchemes = getMerchant(site.brand?.code ?? '')?.serviceAppSchemes ?? [];
  return site.status.serviceEntries.flatMap(({ path, ...entry }) => {
    const href = parseServiceUrl(decodeServicePath(path) ?? '', appSchemes);
    return href === undefined ? [] : [{ ...entry, href }];
  });
}
