// Addresses of vendors that the registry may replace.
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

// A parsed host may still hold `*`, which has a meaning in CSP.
const PLAIN_HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** Parses a vendor's address of the registry; undefined without one that a policy can name. */
export function toVendorUrl(vendor: string | undefined): URL | undefined {
  const given = parseResourceUrl(vendor);
  const url = given === undefined ? undefined : new URL(given);
  return url && PLAIN_HOST.test(url.host) ? url : undefined;
}
