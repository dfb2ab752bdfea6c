// Host names as the registry and the pipeline compare them.
import { parseUrl } from '@/lib/shared/url/parse-url';

const LABELS =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*$/;
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;

export type HostName = { readonly name: string; readonly port: string };

// URL parsers throw at `1.2.3.256` and read `127.1` as `127.0.0.1`.
function canonicalNameOf(name: string): string | undefined {
  const hostname = parseUrl(`http://${name}/`)?.hostname;
  return hostname === name || name.startsWith('[') ? hostname : undefined;
}

function parse(raw: string): HostName | undefined {
  const match = /^(\[[^\]]*\]|[^:]*)(?::(0|[1-9]\d{0,4}))?$/.exec(raw.toLowerCase());
  if (!match) return undefined;
  const written = (match[1] ?? '').replace(/\.$/, '');
  const port = match[2] ?? '';
  if (port !== '' && Number(port) > 65_535) return undefined;
  const name = LABELS.test(written) || IPV6.test(written) ? canonicalNameOf(written) : undefined;
  return name === undefined ? undefined : { name, port };
}

// Cache of one: a request parses its own host several times.
let last: { readonly raw: string; readonly parsed: HostName | undefined } | undefined;

/** Parses a Host header to lower case without port and trailing dot. Undefined for invalid labels, ports or names over 253 characters. */
export function parseHost(raw: unknown): HostName | undefined {
  if (typeof raw !== 'string' || raw.length > 300) return undefined;
  if (last?.raw !== raw) last = { raw, parsed: parse(raw) };
  return last.parsed;
}

/** Returns whether a host is loopback, where plain http is trustworthy. */
export function isLoopbackHost(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    name === '[::1]'
  );
}

/** Returns whether search engines may index a host: it starts with `www` (`www.` when strict), or is localhost. */
export function isIndexableHost(name: string, strictWww: boolean): boolean {
  return name === 'localhost' || name.startsWith(strictWww ? 'www.' : 'www');
}
