// A merchant's hosts for a domain handoff: those of its registry entry only (SEC-72).
import 'server-only';
import { toHostOrigin } from '@/lib/server/features/device/alternate-hosts';
import type { ClientConnection } from '@/lib/server/platform/connection/client-connection';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { getMerchantByHost } from '@/lib/server/tenants/registry';

/** Limit of hosts in each document's policy; further ones take no part. */
const MAX_SOURCES = 40;

const othersOf = ({ hosts }: Merchant, { hostName }: ClientConnection): readonly string[] =>
  hosts.filter((host) => host !== hostName).slice(0, MAX_SOURCES);

const covers = (host: string, name: string): boolean =>
  host.startsWith('*.') ? name.endsWith(host.slice(1)) : host === name;

/** Returns whether a merchant has another host. */
export function hasOtherHosts(merchant: Merchant, client: ClientConnection): boolean {
  return othersOf(merchant, client).length > 0;
}

/** Returns the policy sources of a document's race: the registry's other hosts, wildcards included. */
export function handoffSourcesOf(merchant: Merchant, client: ClientConnection): readonly string[] {
  return othersOf(merchant, client).map((host) => toHostOrigin(host, client));
}

/** Returns the origin of another host of the merchant with this scheme and port; undefined for this host and unlisted ones. */
export function toHandoffOrigin(
  name: string,
  merchant: Merchant,
  client: ClientConnection,
): string | undefined {
  if (name === client.hostName || getMerchantByHost(name)?.code !== merchant.code) return undefined;
  return othersOf(merchant, client).some((host) => covers(host, name))
    ? toHostOrigin(name, client)
    : undefined;
}
