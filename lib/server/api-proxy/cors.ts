// The one CORS exception: other hosts of the same merchant may measure this host with `ping`.
import 'server-only';
import { originHostOf } from '@/lib/server/http/same-site';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import type { Endpoint } from '@/lib/shared/calls/call';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { parseHost } from '@/lib/shared/merchant/host';

/** Returns the allowed origin for `ping` from another host of the same merchant. */
export function alternateHostOriginOf(
  headers: HeaderReader,
  row: Endpoint,
  merchant: Merchant,
): string | undefined {
  if (row.name !== 'ping') return undefined;
  const owner = getMerchantByHost(parseHost(originHostOf(headers))?.name);
  // By code: of a seldom used merchant, each host may have an object of its own.
  return owner?.code === merchant.code ? (headers.get('origin') ?? undefined) : undefined;
}
