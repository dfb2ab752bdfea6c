// Headers from the pipeline to pages: always deleted from requests, set only by the pipeline (SEC-81).
import 'server-only';

export const SITE_HEADER_PREFIX = 'x-site-';

const UNTRUSTED =
  /^(?:x-site-|x-middleware-|x-invoke-|x-nextjs-data$|x-now-route-matches$|x-matched-path$|x-nonce$|content-security-policy|x-original-url$|x-rewrite-url$|x-host$|forwarded$|next-action$)/;

/** Returns those of the lower-case names that only the pipeline or the framework may set. */
export function untrustedOf(names: Iterable<string>): string[] {
  return [...names].filter((name) => UNTRUSTED.test(name));
}

/** Deletes all untrusted headers. */
export function deleteUntrusted(headers: Headers): void {
  for (const name of untrustedOf(headers.keys())) headers.delete(name);
}

/** Sets a trusted header, percent-encoded. */
export function setSiteHeader(headers: Headers, name: string, value: string): void {
  headers.set(`${SITE_HEADER_PREFIX}${name}`, encodeURIComponent(value.toWellFormed()));
}

/** Reads a trusted header; undefined where it is missing or invalid. */
export function readSiteHeader(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  const value = headers.get(`${SITE_HEADER_PREFIX}${name}`);
  if (value === null) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
