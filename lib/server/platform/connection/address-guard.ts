// Which addresses a call may connect to (SEC-22): never those where a machine keeps its own secrets, and private ones only where the registry names the
// host. Checked in the look-up of the connection itself, so that no second look-up can answer otherwise.
import 'server-only';
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { lastAddresses, storeAddresses } from '@/lib/server/platform/connection/known-addresses';

type Subnet = readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'];

/** Link-local and the clouds' metadata (AWS, Google, Azure, Alibaba, Oracle), "this network", multicast, broadcast. */
const NEVER: readonly Subnet[] = [
  ['169.254.0.0', 16, 'ipv4'],
  ['0.0.0.0', 8, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['168.63.129.16', 32, 'ipv4'],
  ['100.100.100.200', 32, 'ipv4'],
  ['192.0.0.192', 32, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
  ['fd00:ec2::', 32, 'ipv6'],
  ['fd20:ce::254', 128, 'ipv6'],
];
/** Private, shared and benchmarking networks; in IPv6 also IPv4-compatible, local NAT64, Teredo and site-local addresses. */
const PRIVATE: readonly Subnet[] = [
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2001::', 32, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
];
/** Names that can only be private: without a dot, or under a domain that the public DNS does not have. */
const OWN_NAME = /^[^.]+$|(?:^|\.)(?:localhost|local|internal|lan|intranet|home\.arpa)$/i;

/** A network of IPv4 as it is, behind NAT64 (RFC 6052) and in 6to4 (RFC 3056). BlockList itself knows addresses mapped into IPv6. */
function formsOf(subnet: Subnet): readonly Subnet[] {
  const [net, prefix, family] = subnet;
  if (family === 'ipv6') return [subnet];
  const groups = Buffer.from(net.split('.').map(Number)).toString('hex').match(/.{4}/g) ?? [];
  return [
    subnet,
    [`64:ff9b::${net}`, 96 + prefix, 'ipv6'],
    [`2002:${groups.join(':')}::`, 16 + prefix, 'ipv6'],
  ];
}

function listOf(subnets: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets.flatMap(formsOf)) list.addSubnet(...subnet);
  return list;
}

const never = listOf(NEVER);
const inner = listOf(PRIVATE);

const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether no configuration may ever allow a connection there. */
export function isForbiddenAddress(address: string): boolean {
  return isIP(address) === 0 || address.includes('%') || isIn(never, address);
}

/** Whether an address is neither forbidden nor private. */
const isPublic = (address: string): boolean => !isForbiddenAddress(address) && !isIn(inner, address);

/** Whether a call to a name may go to the address that the name resolved to. A name of the public DNS must not lead into the own network. */
export function mayConnect(name: string, address: string): boolean {
  return isPublic(address) || (!isForbiddenAddress(address) && OWN_NAME.test(name));
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (name: string, options: LookupOptions, found: Found) => void;

const withGuard =
  (isAllowed: (name: string, address: string) => boolean): Lookup =>
  (name, options, found) =>
    lookup(name, { ...options, all: true }, (error, answered) => {
      const addresses = error ? lastAddresses(name, error) : answered;
      if (!addresses) return found(error, []);
      const allowed = addresses.filter(({ address }) => isAllowed(name, address));
      const [first] = allowed;
      if (!first) return found(new Error(`${name} leads to an address that no call may go to`), []);
      if (!error) storeAddresses(name, allowed);
      return options.all ? found(null, allowed) : found(null, first.address, first.family);
    });

/**
 * The system's look-up of a host that the registry names, without the addresses that the name must not have; an error where none is left. Where
 * no name server answers, the addresses that the name had last stand in. For net.connect.
 */
export const guardedLookup = withGuard(mayConnect);

/** As guardedLookup, for a host that only the provider names: whatever the name, private addresses are left out too. */
export const publicLookup = withGuard((_name, address) => isPublic(address));

/**
 * What is wrong with the host of an origin as the operator wrote it; undefined when nothing is. An address must stand in its plain form, for
 * `0x7f.1` and `2130706433` have no honest use; written like that, a private one is allowed.
 */
export function faultOfOrigin(text: string): string | undefined {
  const name = URL.parse(text)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(name) === 0) return undefined;
  if (isForbiddenAddress(name)) return 'expected an address that is not link-local, multicast or empty';
  return text.toLowerCase().includes(`//${name}`) || text.toLowerCase().includes(`//[${name}]`)
    ? undefined
    : 'expected an address in its plain form, as 10.0.0.7 or [fd12::7]';
}
