// Input of one merchant's checks: the merchant, its visitor, and its provider's answers.
import 'server-only';
import type { DoctorArguments } from '@/lib/server/ops/doctor/case/parse-arguments';
import { readTraceparent } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import type { Visitor } from '@/lib/shared/http/visitor';
import { isLoopbackHost } from '@/lib/shared/merchant/host';
import type { SiteStatus } from '@/lib/shared/site/parse-status';

export type MerchantCase = {
  readonly merchant: Merchant;
  readonly visitor: Visitor;
  readonly site?: DoctorArguments['site'];
  readonly status?: SiteStatus;
  readonly config?: WireSiteConfig;
};

/** One name under a wildcard represents all. */
const PROBE = 'doctor';

/** Returns the hosts of players: exact ones, and one name for each wildcard. */
export function listHosts({ hosts }: Pick<Merchant, 'hosts'>): string[] {
  return [...new Set(hosts.map((host) => (host.startsWith('*.') ? `${PROBE}${host.slice(1)}` : host)))];
}

/** Returns the host for provider calls: the first exact one, since providers may treat hosts differently. */
export function firstHost({ hosts }: Pick<Merchant, 'hosts'>): string {
  return hosts.find((host) => !host.startsWith('*.')) ?? listHosts({ hosts })[0] ?? '';
}

/** Returns the visitor for provider calls: a phone in the merchant's first language on its first host. */
export function toCheckVisitor(merchant: Merchant): Visitor {
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
