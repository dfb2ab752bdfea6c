// The two cookies in which the server keeps what an address said: who referred the visitor, and the click ids.
import { type Clicks, type LandingAttribution, parseLanding } from '@/lib/shared/attribution/landing';
import { CLICK_NAMES } from '@/lib/shared/click-names';

/** Who referred the visitor: kept whatever he says of being measured, for that is no advertising id. */
export const FROM_COOKIE = 'mc_from';

/** Click values; with consent only. */
export const CLICKS_COOKIE = 'mc_clicks';

/** The click cookie of Voluum, whose own script looks for it. */
export const VOLUUM_COOKIE = 'vl-cid';

/** What must go when consent is taken back; `mc_clicks` has its prefix on https. */
export const ADVERTISING_COOKIES = [CLICKS_COOKIE, '_fbc', '_fbp', VOLUUM_COOKIE] as const;

/** The three that keep a vendor's name as it is: the pixels look for them. */
export type VendorCookie = Exclude<(typeof ADVERTISING_COOKIES)[number], typeof CLICKS_COOKIE>;

/** Who referred the visitor, as the cookie says it. */
export type From = Pick<LandingAttribution, 'affiliateCode' | 'referralCode' | 'linkId'>;

/** Longest value of a cookie: with name and flags it stays below the 4096 bytes that browsers keep. */
const MAX_LENGTH = 3_800;

const FROM_NAMES = ['affiliateCode', 'referralCode', 'linkId'] as const;

/** The value of a cookie of ours: encoded as a query, the first names first, and a name that does not fit left out. */
function buildQuery(pairs: readonly (readonly [string, string | undefined])[]): string {
  let text = '';
  for (const [name, value] of pairs) {
    if (value === undefined) continue;
    const longer = [text, new URLSearchParams([[name, value]]).toString()].filter(Boolean).join('&');
    if (longer.length <= MAX_LENGTH) text = longer;
  }
  return text;
}

/** Reads the cookie `mc_from`; a foreign value in it is checked as an address is. */
export function parseFrom(text: string | undefined): From {
  const { affiliateCode, referralCode, linkId } = parseLanding(new URLSearchParams(text));
  return { affiliateCode, referralCode, linkId };
}

/** Reads the cookie `mc_clicks`, as an address is read. */
export function parseClicksCookie(text: string | undefined): Clicks {
  return parseLanding(new URLSearchParams(text)).clicks;
}

/** The new value of `mc_from`: the first hit of each name stays. Empty when nothing is known. */
export function buildFrom(known: From, arrived: From): string {
  return buildQuery(FROM_NAMES.map((name) => [name, known[name] ?? arrived[name]]));
}

/** The new value of `mc_clicks`: the newest of each name, case kept; where not all fit, the new ones do. */
export function buildClicks(known: Clicks, arrived: Clicks): string {
  const isNew = CLICK_NAMES.filter((name) => arrived[name] !== undefined);
  const rest = CLICK_NAMES.filter((name) => arrived[name] === undefined);
  return buildQuery([
    ...isNew.map((name) => [name, arrived[name]] as const),
    ...rest.map((name) => [name, known[name]] as const),
  ]);
}
