// Where a process without a registry gets its merchants from: a render process is told of one merchant with each page.
import 'server-only';
import type { Merchant } from '@/lib/server/merchant/merchant';
import { getSingle } from '@/lib/server/single';

type FindMerchant = (code: string) => Merchant | undefined;

const getSource = () => getSingle<{ find?: FindMerchant }>('merchant-source', () => ({}));

/** Has getMerchant ask here, and not the registry. */
export function setMerchantSource(find: FindMerchant): void {
  getSource().find = find;
}

/** What getMerchant asks; undefined where that is the registry. */
export function findMerchantSource(): FindMerchant | undefined {
  return getSource().find;
}
