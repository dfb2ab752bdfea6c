// The client's address as trusted proxies report it.
import 'server-only';
import { isIP, isIPv4, SocketAddress } from 'node:net';

const WRITTEN = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|(\d[\d.]+):\d{1,5}|([\da-f:.]+)(?:%.*)?)$/i;

/** Returns an address in its one short form, without zone, IPv4-mapped IPv6 as IPv4; undefined for anything else. */
export function toPlainAddress(written: string): string | undefined {
  if (isIPv4(written)) return written;
  const [, bracketed, withPort, bare] = WRITTEN.exec(written.trim().replace(/^"(.*)"$/, '$1')) ?? [];
  const address = bracketed ?? withPort ?? bare ?? '';
  const version = isIP(address);
  if (version === 4) return bracketed === undefined ? address : undefined;
  if (version === 0 || withPort !== undefined) return undefined;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** Returns what the farthest of `hops` trusted proxies saw in X-Forwarded-For (SEC-5); undefined where that is no address. */
export function forwardedAddressOf(header: string | null | undefined, hops: number): string | undefined {
  const entries = (header ?? '').split(',');
  return toPlainAddress(entries.at(-Math.max(hops, 1)) ?? entries[0] ?? '');
}
