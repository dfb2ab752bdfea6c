// The address that a game or chat leads back to, checked again on the server (SEC-70).
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { toBackUrl } from '@/lib/shared/game/back-url';
import type { Visitor } from '@/lib/shared/http/visitor';

/** Replaces a `backUrl` that leads to neither the site nor one of the merchant's hosts by the home page. */
export function guardBackUrl(query: URLSearchParams, merchant: Merchant, visitor: Visitor): void {
  const given = query.get('backUrl');
  if (!given) return;
  const site = `${visitor.protocol}://${visitor.host}`;
  const path = given.startsWith(`${site}/`) ? given.slice(site.length) : given;
  const hosts = [...merchant.hosts, ...merchant.trustedHosts];
  const back = toBackUrl(path, { host: visitor.host, hosts });
  if (back !== path) query.set('backUrl', back.startsWith('/') ? site + back : back);
}
