// What the checks of one merchant start from: the merchant, who asks in its name, and what its provider said.
import 'server-only';
import type { Asked } from '@/lib/server/ops/doctor/case/arguments';
import { readTraceparent } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import type { Visitor } from '@/lib/shared/http/visitor';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

/** A merchant under examination. `status` and `config` are absent where the provider did not give them. */
export type MerchantCase = {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly site?: Asked['site'];
  readonly status?: SiteStatus;
  readonly config?: WireSiteConfig;
};

/** A name under a wildcard stands for all of them. */
const PROBE = 'doctor';

/** The host names that players may use: exact ones as they are, of a wildcard one name under it. */
export function listHosts({ hosts }: Pick<Merchant, 'hosts'>): string[] {
  return [...new Set(hosts.map((host) => (host.startsWith('*.') ? `${PROBE}${host.slice(1)}` : host)))];
}

/** The host in whose name the provider is asked: the first exact one, since it may treat hosts differently. */
export function firstHost({ hosts }: Pick<Merchant, 'hosts'>): string {
  return hosts.find((host) => !host.startsWith('*.')) ?? listHosts({ hosts })[0] ?? '';
}

/** Who asks the provider: a phone in the merchant's first language, on its first host. */
export function toVisitor(merchant: Merchant): Visitor {
  const host = firstHost(merchant);
  return {
    userAgent: 'Mozilla/5.0 (Linux; Android 14) doctor',
    language: merchant.brand.defaultLanguage,
    address: '127.0.0.1',
    host,
    protocol: isLoopbackHost(host) ? 'http' : 'https',
    traceparent: readTraceparent(new Headers()),
  };
}
