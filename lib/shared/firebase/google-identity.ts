import { parseResourceUrl } from '@/lib/shared/url/resource-url';

const ORIGIN = 'https://accounts.google.com';
const PATH = '/gsi/client';
// A parsed host may still hold `*`, which has a meaning in CSP.
const PLAIN_HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** Returns the registry's `googleIdentity` (an origin or a whole address), else the vendor's. */
export function toGoogleIdentityUrl(vendor: string | undefined): string {
  const given = parseResourceUrl(vendor);
  if (given === undefined || !PLAIN_HOST.test(new URL(given).host)) return ORIGIN + PATH;
  const url = new URL(given);
  return url.pathname === '/' ? url.origin + PATH : url.href;
}
