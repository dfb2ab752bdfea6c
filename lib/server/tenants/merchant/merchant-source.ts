// The source of merchants in a render process, which gets one merchant with each page and has no registry.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

type FindMerchant = (code: string) => Merchant | undefined;

const getSource = () => getProcessSingleton<{ find?: FindMerchant }>('merchant-source', () => ({}));

/** Makes getMerchant use this source instead of the registry. */
export function setMerchantSource(find: FindMerchant): void {
  getSource().find = find;
}

/** Returns the source that replaces the registry, if any. */
export function findMerchantSource(): FindMerchant | undefined {
  return getSource().find;
}
