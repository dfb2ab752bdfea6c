// Customer-service entries of a page: decoded, checked, in order.
import 'server-only';
import { decodeServicePath } from '@/lib/server/provider/service-path';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { generalEntries, type SealedEntry, type ServiceEntry } from '@/lib/shared/service/service-entry';
import { parseServiceUrl } from '@/lib/shared/service/service-url';
import type { Site } from '@/lib/shared/site/site';

/** Opens the addresses; an entry with a disallowed one is left out. */
export function openEntries(
  entries: readonly SealedEntry[],
  merchant: Pick<Merchant, 'serviceAppSchemes'> | undefined,
): ServiceEntry[] {
  return entries.flatMap(({ path, ...entry }) => {
    const href = parseServiceUrl(decodeServicePath(path) ?? '', merchant?.serviceAppSchemes ?? []);
    return href === undefined ? [] : [{ ...entry, href }];
  });
}

/** Returns the entries for all visitors; pages are shared, so they hold no other. */
export function getServiceEntries(site: Site): ServiceEntry[] {
  return openEntries(generalEntries(site.status.serviceEntries), getMerchantOf(site));
}
