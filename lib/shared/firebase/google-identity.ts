// Where the script of Google One Tap is loaded from.
import { parseResourceUrl } from '@/lib/shared/url/resource-url';

const ORIGIN = 'https://accounts.google.com';
const PATH = '/gsi/client';
// A parsed host may still hold `*`, which means something else in a policy.
const PLAIN_HOST = /^[a-z\d.-]+(?::\d+)?$/;

/** The address of the script: the registry's `googleIdentity` (an origin, or the whole address), else the vendor's own. */
export function toGoogleIdentityUrl(vendor: string | undefined): string {
  const given = parseResourceUrl(vendor);
  if (given === undefined || !PLAIN_HOST.test(new URL(given).host)) return ORIGIN + PATH;
  const url = new URL(given);
  return url.pathname === '/' ? url.origin + PATH : url.href;
}
