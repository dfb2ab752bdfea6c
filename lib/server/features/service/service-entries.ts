// The ways to customer service as a page may show them: opened, checked, in order.
import 'server-only';
import { decodeServicePath } from '@/lib/server/provider/service-path';
import { getMerchant } from '@/lib/server/tenants/registry';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import { parseServiceUrl } from '@/lib/shared/service/service-url';
import type { Site } from '@/lib/shared/site/site';

/** All entries of the merchant, those of VIP labels among them; one whose path leads nowhere allowed is hidden. */
export function getServiceEntries(site: Site): ServiceEntry[] {
  const appSchemes = getMerchant(site.brand?.code ?? '')?.serviceAppSchemes ?? [];
  return site.status.serviceEntries.flatMap(({ path, ...entry }) => {
    const href = parseServiceUrl(decodeServicePath(path) ?? '', appSchemes);
    return href === undefined ? [] : [{ ...entry, href }];
  });
}
