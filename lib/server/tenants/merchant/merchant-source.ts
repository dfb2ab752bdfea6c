// The source of merchants in a process without a registry: a render process receives one merchant with each page.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

type FindMerchant = (code: string) => Merchant | undefined;

const getSource = () => getProcessSingleton<{ find?: FindMerchant }>('merchant-source', () => ({}));

/** Makes getMerchant use this source instead of the registry. */
export function setMerchantSource(find: FindMerchant): void {
  getSource().find = find;
}

/** The source that replaces the registry; undefined where the registry is used. */
export function findMerchantSource(): FindMerchant | undefined {
  return getSource().find;
}
