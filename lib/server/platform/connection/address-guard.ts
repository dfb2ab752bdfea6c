// Which addresses a call may connect to, checked in the connection's own DNS lookup: no second one can differ.
import 'server-only';
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { findLastAddresses, storeAddresses } from '@/lib/server/platform/connection/known-addresses';

type Subnet = readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'];

/** Link-local, cloud metadata (AWS, Google, Azure, Alibaba, Oracle), "this network", multicast, broadcast. */
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
/** Names that public DNS does not have: without a dot, or under a private domain. */
const OWN_NAME = /^[^.]+$|(?:^|\.)(?:localhost|local|internal|lan|intranet|home\.arpa)$/i;

/** An IPv4 network as it is, behind NAT64 (RFC 6052) and in 6to4 (RFC 3056). BlockList itself handles IPv4-mapped IPv6. */
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

/** Returns whether an address is forbidden for every host, whatever the registry says. */
export function isForbiddenAddress(address: string): boolean {
  return isIP(address) === 0 || address.includes('%') || isIn(never, address);
}

const isPublic = (address: string): boolean => !isForbiddenAddress(address) && !isIn(inner, address);

/** Returns whether a name may resolve to this address: a name of public DNS must not lead into a private network (SEC-22). */
export function mayConnect(name: string, address: string): boolean {
  return isPublic(address) || (!isForbiddenAddress(address) && OWN_NAME.test(name));
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Lookup = (name: string, options: LookupOptions, callback: LookupCallback) => void;

const withGuard =
  (isAllowed: (name: string, address: string) => boolean): Lookup =>
  (name, options, callback) =>
    lookup(name, { ...options, all: true }, (error, answered) => {
      const addresses = error ? findLastAddresses(name, error) : answered;
      if (!addresses) return callback(error, []);
      const allowed = addresses.filter(({ address }) => isAllowed(name, address));
      const [first] = allowed;
      if (!first) return callback(new Error(`${name} leads to an address that no call may go to`), []);
      if (!error) storeAddresses(name, allowed);
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });

/** Looks up a host that the registry names, without forbidden addresses; while DNS is down, the last known ones. For net.connect. */
export const guardedLookup = withGuard(mayConnect);

/** Looks up a host that only the provider names: private addresses are dropped, whatever the name. */
export const publicLookup = withGuard((_name, address) => isPublic(address));

/** Returns what is wrong with a configured origin's host, or undefined. Unusual spellings such as `0x7f.1` hide where they lead. */
export function faultOfOrigin(text: string): string | undefined {
  const name = URL.parse(text)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (isIP(name) === 0) return undefined;
  if (isForbiddenAddress(name)) return 'expected an address that is not link-local, multicast or empty';
  return text.toLowerCase().includes(`//${name}`) || text.toLowerCase().includes(`//[${name}]`)
    ? undefined
    : 'expected an address in its plain form, as 10.0.0.7 or [fd12::7]';
}
