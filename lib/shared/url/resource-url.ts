// Policies "plain https resource" and "trusted host": foreign addresses that a page may use.
import { parseUrl } from '@/lib/shared/url/parse-url';

const UNSAFE = /[\u0000-\u0020\u007f"'<>`\\(){}]/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|(?:[a-z0-9-]+\.)+localhost)$/;

function isPlain(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

/** Encodes what an address may hold, but an attribute or `url()` may not. */
const encode = (raw: string): string =>
  raw.replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Parses an https address without credentials. Plain http is allowed on loopback only, for the sandbox. */
export function parseResourceUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2048) return undefined;
  const text = encode(raw);
  if (UNSAFE.test(text) || !/^https?:\/\/[^/]/i.test(text)) return undefined;
  const url = parseUrl(text);
  // A host is decoded.
  return url && isPlain(url) && !UNSAFE.test(url.href) ? url.href : undefined;
}

// Another port is another server; on loopback a host without port stands for all ports.
function isTrusted({ host, hostname }: URL, trustedHost: string): boolean {
  return (LOOPBACK.test(hostname) ? [host, hostname] : [host]).some((name) =>
    trustedHost.startsWith('*.') ? name.endsWith(trustedHost.slice(1)) : name === trustedHost,
  );
}

/** As parseResourceUrl, on a trusted host or below `*.host`. Without a port, only the default port matches. */
export function parseTrustedUrl(raw: unknown, trustedHosts: readonly string[]): string | undefined {
  const href = parseResourceUrl(raw);
  return href && trustedHosts.some((host) => isTrusted(new URL(href), host)) ? href : undefined;
}
