// The client's address as trusted proxies report it (SEC-5, SEC-65).
import 'server-only';
import { isIP, SocketAddress } from 'node:net';

/** `203.0.113.9`, `203.0.113.9:4711`, `2001:db8::1`, `fe80::1%eth0`, `[2001:db8::1]`, `[2001:db8::1]:443`. */
const WRITTEN = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|(\d[\d.]+):\d{1,5}|([\da-f:.]+)(?:%.*)?)$/i;

/** The one short form of an address, IPv4 inside IPv6 as IPv4; without zone; undefined for what is no address. */
export function toPlainAddress(written: string): string | undefined {
  const [, bracketed, withPort, bare] = WRITTEN.exec(written.trim().replace(/^"(.*)"$/, '$1')) ?? [];
  const address = bracketed ?? withPort ?? bare ?? '';
  const version = isIP(address);
  if (version === 4) return bracketed === undefined ? address : undefined;
  if (version === 0 || withPort !== undefined) return undefined;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

/**
 * The address that the farthest of `hops` trusted proxies saw, of an X-Forwarded-For header; with fewer entries than hops the first one, with 0
 * hops the last one. Undefined where that entry is no address.
 */
export function forwardedAddressOf(header: string | null | undefined, hops: number): string | undefined {
  const entries = (header ?? '').split(',');
  return toPlainAddress(entries.at(-Math.max(hops, 1)) ?? entries[0] ?? '');
}
