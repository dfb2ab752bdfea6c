// The source of merchants in a process without a registry: a render process receives one merchant with each page.
import 'server-only';
import type { Merchant } from '@/lib/server/merchant/merchant';
import { getSingle } from '@/lib/server/single';

type FindMerchant = (code: string) => Merchant | undefined;

const getSource = () => getSingle<{ find?: FindMerchant }>('merchant-source', () => ({}));

/** Makes getMerchant use this source instead of the registry. */
export function setMerchantSource(find: FindMerchant): void {
  getSource().find = find;
}

/** The source that replaces the registry; undefined where the registry is used. */
export function findMerchantSource(): FindMerchant | undefined {
  return getSource().find;
}
