// Which hosts of a merchant belong to one device: those on the same site, where browsers share a frame's storage.
import 'server-only';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { isIndexableHost } from '@/lib/shared/merchant/host';

const MAX_SIBLINGS = 40;
const WWW = 'www.';

// Two labels: an ending such as co.uk takes in more hosts than one site has, but never another merchant's.
function siteOf(host: string): string {
  return host.split('.').slice(-2).join('.');
}

/** The origin of a host of the registry's, with the protocol and port of this one. */
export function toHostOrigin(host: string, peer: ClientConnection): string {
  const port = /:\d+$/.exec(peer.host)?.[0] ?? '';
  return `${peer.https ? 'https' : 'http'}://${host}${port}`;
}

/** The merchant's hosts on the same site as this one, as sources of a policy; wildcards stay wildcards. */
export function alternateHostSources(merchant: Merchant, peer: ClientConnection): readonly string[] {
  const site = siteOf(peer.hostName ?? '');
  const hosts = merchant.hosts.filter((host) => siteOf(host.replace(/^\*\./, '')) === site);
  return hosts.slice(0, MAX_SIBLINGS).map((host) => toHostOrigin(host, peer));
}

/** Whether an origin is one of the merchant's on the same site, with the protocol and port of this one. */
export function isAlternateHostOrigin(origin: string, merchant: Merchant, peer: ClientConnection): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin || toHostOrigin(url.hostname, peer) !== origin) return false;
  if (siteOf(url.hostname) !== siteOf(peer.hostName ?? '')) return false;
  return getMerchantByHost(url.hostname)?.code === merchant.code;
}

/**
 * The origin of the twin: the bare domain of a www host, or the www host of a bare domain, where the registry names it; else undefined.
 * A wildcard counts for the www of its own domain, not for deeper hosts, which may have no address.
 */
export function alternateOriginOf({ hosts }: Merchant, peer: ClientConnection): string | undefined {
  const name = peer.hostName ?? '';
  const isNamed = (host: string) =>
    hosts.includes(host) || (host === WWW + name && hosts.includes(`*.${name}`));
  const twin = isIndexableHost(name, true) ? name.slice(WWW.length) : WWW + name;
  return name !== 'localhost' && isNamed(twin) ? toHostOrigin(twin, peer) : undefined;
}
