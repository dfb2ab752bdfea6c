// Which hosts of a merchant share a device id: those on one site, where browsers share a frame's storage.
import 'server-only';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { isIndexableHost } from '@/lib/shared/merchant/host';

const MAX_SIBLINGS = 40;
const WWW = 'www.';

// Two labels: with an ending such as co.uk that covers too many hosts, but never another merchant's.
function siteOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}

/** Returns a registry host's origin with the scheme of this connection, and with its port where the site serves that. */
export function toHostOrigin(host: string, client: ClientConnection): string {
  const port = /:\d+$/.exec(client.siteHost)?.[0] ?? '';
  return `${client.https ? 'https' : 'http'}://${host}${port}`;
}

/** Returns the merchant's hosts on the same site as policy sources, wildcards included. */
export function alternateHostSources(merchant: Merchant, client: ClientConnection): readonly string[] {
  const site = siteOf(client.hostName ?? '');
  const hosts = merchant.hosts.filter((host) => siteOf(host.replace(/^\*\./, '')) === site);
  return hosts.slice(0, MAX_SIBLINGS).map((host) => toHostOrigin(host, client));
}

/** Returns whether an origin is one of the merchant's on the same site, with this scheme and port. */
export function isAlternateHostOrigin(origin: string, merchant: Merchant, client: ClientConnection): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin || toHostOrigin(url.hostname, client) !== origin) return false;
  if (siteOf(url.hostname) !== siteOf(client.hostName ?? '')) return false;
  return getMerchantByHost(url.hostname)?.code === merchant.code;
}

/** Returns the alternate host's origin: www or bare, where the registry names it. A wildcard covers only the www of its own domain. */
export function alternateOriginOf({ hosts }: Merchant, client: ClientConnection): string | undefined {
  const name = client.hostName ?? '';
  const isNamed = (host: string) =>
    hosts.includes(host) || (host === WWW + name && hosts.includes(`*.${name}`));
  const alternate = isIndexableHost(name, true) ? name.slice(WWW.length) : WWW + name;
  return name !== 'localhost' && isNamed(alternate) ? toHostOrigin(alternate, client) : undefined;
}
