// A response whose Strict-Transport-Security is that of the merchant, whether the site or Next sets it: merchants may use their other names without TLS.
import 'server-only';
import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http';
import { toHeaderReader } from '@/lib/server/http/to-headers';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { DAY_SECONDS } from '@/lib/shared/day';
import { HSTS_HEADER } from '@/lib/shared/http/security-headers';

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

const NAME = HSTS_HEADER.toLowerCase();

const isHsts = (name: string): boolean => name.length === NAME.length && name.toLowerCase() === NAME;

function getRequestHsts(request: IncomingMessage): string {
  return getHsts(readClientConnection(toHeaderReader(request)).hostName);
}

export class SiteResponse extends ServerResponse<IncomingMessage> {
  override setHeader(name: string, value: OutgoingHttpHeader): this {
    return super.setHeader(name, isHsts(name) ? getRequestHsts(this.req) : value);
  }
}
