// Addresses of vendors that the registry may replace.
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

// A parsed host may still hold `*` or `;`, which have a meaning in CSP.
const PLAIN_HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** Parses a vendor's address as parseResourceUrl does; undefined also for a host that CSP would read as more than one. */
export function toVendorUrl(vendor: string | undefined): URL | undefined {
  const given = parseResourceUrl(vendor);
  const url = given === undefined ? undefined : new URL(given);
  return url && PLAIN_HOST.test(url.host) ? url : undefined;
}
