// Strict-Transport-Security by host: domains belong to merchants, who may use their other names without TLS.
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { DAY_SECONDS } from '@/lib/shared/day';

const SUBDOMAINS = '; includeSubDomains';
/** An unknown host may be a name of a domain whose other names lack TLS. */
const UNKNOWN = { hosts: [], hsts: { days: 365 } };

/** Returns whether all names below a host are the site's, by a wildcard of the registry. */
function ownsSubdomains(hosts: readonly string[], name: string): boolean {
  return hosts.some(
    (host) => host.startsWith('*.') && (host.slice(2) === name || name.endsWith(host.slice(1))),
  );
}

function toHsts({ hosts, hsts }: Pick<Merchant, 'hosts' | 'hsts'>, name: string): string {
  const includes = hsts.subdomains ?? ownsSubdomains(hosts, name);
  return `max-age=${hsts.days * DAY_SECONDS}${includes && hsts.days > 0 ? SUBDOMAINS : ''}`;
}

/** Returns the value for a normalised host name. */
export function getHsts(hostName = ''): string {
  return toHsts(getMerchantByHost(hostName) ?? UNKNOWN, hostName);
}
