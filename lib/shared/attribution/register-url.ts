// The address that a registration names as its origin: without anything that opens an account.
import { AD_QUERY, LANDING_QUERY } from '@/lib/shared/attribution/landing';
import { parseTracked } from '@/lib/shared/attribution/tracked-value';
import { CARRIED_QUERY } from '@/lib/shared/routes';

const MAX_LENGTH = 1024;
const NAMES: ReadonlySet<string> = new Set<string>([...CARRIED_QUERY, ...LANDING_QUERY, 'lang']);
const AD_NAMES: ReadonlySet<string> = new Set(AD_QUERY);

function isTold(name: string, withAds: boolean): boolean {
  if (!withAds && AD_NAMES.has(name)) return false;
  return NAMES.has(name) || /^utm_[a-z]{1,20}$/.test(name);
}

/**
 * The page's address with only those parameters that tell where a visitor comes from: tokens, codes, states, `go` and the hash are left
 * out, because only known names stay. Without consent (`withAds`) so are click and advertising ids. One of more than 1024 characters
 * loses its last parameters.
 */
export function toRegisterUrl(href: string, withAds = false): string {
  const { origin, pathname, searchParams } = new URL(href);
  const base = `${origin}${pathname}`.slice(0, MAX_LENGTH);
  let told = base;
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (!isTold(name, withAds) || query.has(name) || parseTracked(value) === undefined) continue;
    query.set(name, value);
    if (`${base}?${query}`.length > MAX_LENGTH) break;
    told = `${base}?${query}`;
  }
  return told;
}
