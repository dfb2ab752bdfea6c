// Host names as the registry and the pipeline compare them.
import { parseUrl } from '@/lib/shared/url/parse-url';

const LABELS =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;

/** A Host header's name and port. */
export type HostName = { readonly name: string; readonly port: string };

// A URL parser has rules of its own for addresses and punycode: it throws at `1.2.3.256`, and reads `127.1` as `127.0.0.1`.
function canonicalNameOf(name: string): string | undefined {
  const hostname = parseUrl(`http://${name}/`)?.hostname;
  return hostname === name || name.startsWith('[') ? hostname : undefined;
}

function parse(raw: string): HostName | undefined {
  const match = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(raw.toLowerCase());
  if (!match) return undefined;
  const written = (match[1] ?? '').replace(/\.$/, '');
  const port = match[2] ?? '';
  if (port !== '' && Number(port) > 65_535) return undefined;
  const name = LABELS.test(written) || IPV6.test(written) ? canonicalNameOf(written) : undefined;
  return name === undefined ? undefined : { name, port };
}

// One request asks for its own host several times in a row.
let last: { readonly raw: string; readonly parsed: HostName | undefined } | undefined;

/**
 * Parses a Host header: lower-case, without port and one trailing dot; undefined when malformed.
 * Refuses anything but DNS labels or an address, ports over 65535, names over 253 characters, and what a URL parser refuses or reads as
 * another name. IPv6 comes out in its short form.
 */
export function parseHost(raw: unknown): HostName | undefined {
  if (typeof raw !== 'string' || raw.length > 300) return undefined;
  if (last?.raw !== raw) last = { raw, parsed: parse(raw) };
  return last.parsed;
}

/** Whether the name leads to this machine only: plain http is then as good as https. */
export function isLoopbackHost(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    name === '[::1]'
  );
}

/** Whether a search engine may index pages of this host: it starts with `www`, strictly `www.` on request, or is localhost. */
export function isIndexableHost(name: string, strictWww: boolean): boolean {
  return name === 'localhost' || name.startsWith(strictWww ? 'www.' : 'www');
}
