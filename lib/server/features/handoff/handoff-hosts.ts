// The hosts of a merchant among which a visitor may move: those of its registry entry and no others (SEC-72).
import 'server-only';
import { toHostOrigin } from '@/lib/server/features/device/sibling-hosts';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

/** So many entries of `hosts` stand in each document's policy; a domain behind them takes no part. */
const MAX_SOURCES = 40;

const othersOf = ({ hosts }: Merchant, { hostName }: ClientConnection): readonly string[] =>
  hosts.filter((host) => host !== hostName).slice(0, MAX_SOURCES);

const covers = (host: string, name: string): boolean =>
  host.startsWith('*.') ? name.endsWith(host.slice(1)) : host === name;

/** Whether a merchant has more than this one host. */
export function hasOtherHosts(merchant: Merchant, peer: ClientConnection): boolean {
  return othersOf(merchant, peer).length > 0;
}

/** Sources that a document's race may speak to: the registry's other hosts, wildcards as such; none where there is no other. */
export function handoffSourcesOf(merchant: Merchant, peer: ClientConnection): readonly string[] {
  return othersOf(merchant, peer).map((host) => toHostOrigin(host, peer));
}

/** The origin of another host of the merchant's, with the protocol and port of this one; undefined for this host and whatever its entry does not name. */
export function toHandoffOrigin(
  name: string,
  merchant: Merchant,
  peer: ClientConnection,
): string | undefined {
  if (name === peer.hostName || getMerchantByHost(name)?.code !== merchant.code) return undefined;
  return othersOf(merchant, peer).some((host) => covers(host, name)) ? toHostOrigin(name, peer) : undefined;
}
