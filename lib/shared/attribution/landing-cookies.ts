// The two first-party cookies with landing attribution: the referrer, and the click ids.
import { type Clicks, type LandingAttribution, parseLanding } from '@/lib/shared/attribution/landing';
import { CLICK_NAMES } from '@/lib/shared/click-names';

/** Referrer of the visitor; kept without consent, since it is no advertising id. */
export const FROM_COOKIE = 'mc_from';

/** Click values; stored with consent only. */
export const CLICKS_COOKIE = 'mc_clicks';

export const VOLUUM_COOKIE = 'vl-cid';

/** Cookies to expire when consent is withdrawn; `mc_clicks` has its prefix on https. */
export const ADVERTISING_COOKIES = [CLICKS_COOKIE, '_fbc', '_fbp', VOLUUM_COOKIE] as const;

export type VendorCookie = Exclude<(typeof ADVERTISING_COOKIES)[number], typeof CLICKS_COOKIE>;

export type From = Pick<LandingAttribution, 'affiliateCode' | 'referralCode' | 'linkId'>;

/** Keeps name, value and flags below the 4096 bytes that browsers store. */
const MAX_LENGTH = 3_800;

const FROM_NAMES = ['affiliateCode', 'referralCode', 'linkId'] as const;

/** Encodes pairs as a query; later names that do not fit are left out. */
function buildQuery(pairs: readonly (readonly [string, string | undefined])[]): string {
  let text = '';
  for (const [name, value] of pairs) {
    if (value === undefined) continue;
    const longer = [text, new URLSearchParams([[name, value]]).toString()].filter(Boolean).join('&');
    if (longer.length <= MAX_LENGTH) text = longer;
  }
  return text;
}

/** Parses the cookie `mc_from` by the same rules as an address. */
export function parseFrom(text: string | undefined): From {
  const { affiliateCode, referralCode, linkId } = parseLanding(new URLSearchParams(text));
  return { affiliateCode, referralCode, linkId };
}

/** Parses the cookie `mc_clicks` by the same rules as an address. */
export function parseClicksCookie(text: string | undefined): Clicks {
  return parseLanding(new URLSearchParams(text)).clicks;
}

/** Merges into `mc_from`: the first value of each name stays. Empty when nothing is known. */
export function buildFrom(known: From, arrived: From): string {
  return buildQuery(FROM_NAMES.map((name) => [name, known[name] ?? arrived[name]]));
}

/** Merges into `mc_clicks`: the newest value of each name wins; when not all fit, new ones go first. */
export function buildClicks(known: Clicks, arrived: Clicks): string {
  const isNew = CLICK_NAMES.filter((name) => arrived[name] !== undefined);
  const rest = CLICK_NAMES.filter((name) => arrived[name] === undefined);
  return buildQuery([
    ...isNew.map((name) => [name, arrived[name]] as const),
    ...rest.map((name) => [name, known[name]] as const),
  ]);
}
