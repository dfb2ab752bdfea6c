// Policies "plain https resource" and "trusted host": which foreign addresses a page may show or lead to.
import { parseUrl } from '@/lib/shared/url/parse-url';

const UNSAFE = /[\u0000-\u0020\u007f"'<>`\\(){}]/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|(?:[a-z0-9-]+\.)+localhost)$/;

function isPlain(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

/**
 * Parses an address that a page loads or opens: https without credentials, else undefined.
 * Plain http is taken on loopback only, which browsers count as trustworthy too, so that the sandbox works.
 */
export function parseResourceUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > 2048 || UNSAFE.test(raw)) return undefined;
  if (!/^https?:\/\/[^/]/i.test(raw)) return undefined;
  const url = parseUrl(raw);
  return url && isPlain(url) ? url.href : undefined;
}

// Another port is another server. On loopback, where ports are chosen at start, a host without port stands for all of them.
function isTrusted({ host, hostname }: URL, trustedHost: string): boolean {
  return (LOOPBACK.test(hostname) ? [host, hostname] : [host]).some((name) =>
    trustedHost.startsWith('*.') ? name.endsWith(trustedHost.slice(1)) : name === trustedHost,
  );
}

/**
 * As parseResourceUrl, but the host must be one of the merchant's trusted hosts, or under one of `*.host`. One listed without
 * port means the default port alone; any other port counts only where it is listed (`host:8443`).
 */
export function parseTrustedUrl(raw: unknown, trustedHosts: readonly string[]): string | undefined {
  const href = parseResourceUrl(raw);
  return href && trustedHosts.some((host) => isTrusted(new URL(href), host)) ? href : undefined;
}
