// The source of merchants before the registry: a page is rendered with the merchant of its key, which may have changed since.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';

type FindMerchant = (code: string) => Merchant | undefined;
type Source = { find?: FindMerchant; isOnly?: boolean };

const getSource = () => getProcessSingleton<Source>('merchant-source', () => ({}));

/** Makes getMerchant ask this source before the registry. */
export function setMerchantSource(find: FindMerchant): void {
  getSource().find = find;
}

/** Makes getMerchant ask the source alone: a render process has no registry. */
export function leaveOutRegistry(): void {
  getSource().isOnly = true;
}

/** Returns the source, if any, and whether there is no registry behind it. */
export function getMerchantSource(): Readonly<Source> {
  return getSource();
}
