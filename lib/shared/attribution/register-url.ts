// The origin address that a registration reports, without tokens or codes.
import { AD_QUERY, LANDING_QUERY } from '@/lib/shared/attribution/landing';
import { parseTracked } from '@/lib/shared/attribution/tracked-value';
import { CARRIED_QUERY } from '@/lib/shared/routes';

const MAX_LENGTH = 1024;
const NAMES: ReadonlySet<string> = new Set<string>([...CARRIED_QUERY, ...LANDING_QUERY, 'lang']);
const AD_NAMES: ReadonlySet<string> = new Set(AD_QUERY);

function isReported(name: string, withAds: boolean): boolean {
  if (!withAds && AD_NAMES.has(name)) return false;
  return NAMES.has(name) || /^utm_[a-z]{1,20}$/.test(name);
}

/** Keeps known attribution parameters only, up to 1024 characters; `withAds` (consent) adds click and advertising ids. */
export function toRegisterUrl(href: string, withAds = false): string {
  const { origin, pathname, searchParams } = new URL(href);
  const base = `${origin}${pathname}`.slice(0, MAX_LENGTH);
  let url = base;
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (!isReported(name, withAds) || query.has(name) || parseTracked(value) === undefined) continue;
    query.set(name, value);
    if (`${base}?${query}`.length > MAX_LENGTH) break;
    url = `${base}?${query}`;
  }
  return url;
}
