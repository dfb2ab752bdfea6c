// The headers by which the gate speaks to pages: always deleted as they come, always set by us (SEC-81).
import 'server-only';

/** Prefix of the trusted headers. */
export const SITE_HEADER_PREFIX = 'x-site-';

const UNTRUSTED =
  /^(?:x-site-|x-middleware-|x-invoke-|x-nextjs-data$|x-now-route-matches$|x-matched-path$|x-nonce$|content-security-policy|x-original-url$|x-rewrite-url$|x-host$|forwarded$|next-action$)/;

/** Those of the names (lower-case) that only the gate or the framework itself may set. */
export function untrustedOf(names: Iterable<string>): string[] {
  return [...names].filter((name) => UNTRUSTED.test(name));
}

/** Removes every such header. */
export function deleteUntrusted(headers: Headers): void {
  for (const name of untrustedOf(headers.keys())) headers.delete(name);
}

/** Sets one trusted header; the value is percent-encoded, so any text may be carried. */
export function setSiteHeader(headers: Headers, name: string, value: string): void {
  headers.set(`${SITE_HEADER_PREFIX}${name}`, encodeURIComponent(value.toWellFormed()));
}

/** Reads one trusted header back; undefined where it is missing, or was not written by setSiteHeader. */
export function readSiteHeader(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  const value = headers.get(`${SITE_HEADER_PREFIX}${name}`);
  if (value === null) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
