// Advertising cookies, which need consent: click values, Meta's two, and Voluum's.
import 'server-only';
import { randomInt } from 'node:crypto';
import {
  cookieName,
  hasCookie,
  readAllCookies,
  readHttpCookie,
  toSetCookie,
  toVendorCookie,
} from '@/lib/server/platform/connection/http-cookie';
import {
  buildFbc,
  buildFbp,
  type CookiePlace,
  fbclidOf,
  isCookieText,
} from '@/lib/shared/attribution/facebook-cookies';
import type { Clicks } from '@/lib/shared/attribution/landing';
import {
  ADVERTISING_COOKIES,
  buildClicks,
  CLICKS_COOKIE,
  parseClicksCookie,
  type VendorCookie,
  VOLUUM_COOKIE,
} from '@/lib/shared/attribution/landing-cookies';
import { CLICK_NAMES } from '@/lib/shared/click-names';
import { LIFETIME_DAYS } from '@/lib/shared/constants';
import { DAY_SECONDS } from '@/lib/shared/day';
import type { HeaderReader } from '@/lib/shared/http/visitor';

type AdRequest = {
  readonly headers: HeaderReader;
  readonly clicks: Clicks;
  readonly https: boolean;
  readonly place: CookiePlace;
};

/** Range of the digits in `_fbp` that `randomInt` supports. */
const DIGITS = { least: 10 ** 9, end: 2 ** 47 } as const;

function toVendor(name: VendorCookie, value: string | undefined, https: boolean): string[] {
  if (value === undefined) return [];
  const days = name === VOLUUM_COOKIE ? LIFETIME_DAYS.clickCookie : LIFETIME_DAYS.facebookCookie;
  return [toVendorCookie({ name, value, maxAgeSeconds: days * DAY_SECONDS, httpOnly: false, https })];
}

function toClickCookies({ headers, clicks, https }: AdRequest): string[] {
  const text = readHttpCookie(headers, cookieName(CLICKS_COOKIE, https));
  const known = parseClicksCookie(text);
  const value = buildClicks(known, clicks);
  const isNew = CLICK_NAMES.some((name) => clicks[name] !== undefined && clicks[name] !== known[name]);
  if (!isNew || value === (text ?? '')) return [];
  // An invalid value removes the older cookie: an outdated click is worse than none.
  const maxAgeSeconds = value === '' ? 0 : LIFETIME_DAYS.facebookCookie * DAY_SECONDS;
  return [toSetCookie({ name: CLICKS_COOKIE, value, maxAgeSeconds, httpOnly: false, https })];
}

/** The same click leaves the cookie's expiry as it is. */
function nextFbc({ headers, clicks: { fbclid }, place }: AdRequest): string | undefined {
  const isKnown = readAllCookies(headers, '_fbc').some((value) => fbclidOf(value) === fbclid);
  return fbclid === undefined || isKnown ? undefined : buildFbc(fbclid, place);
}

function nextFbp({ headers, place }: AdRequest): string | undefined {
  if (hasCookie(headers, '_fbp')) return undefined;
  return buildFbp(String(randomInt(DIGITS.least, DIGITS.end)), place);
}

function nextVoluum({ headers, clicks: { cid } }: AdRequest): string | undefined {
  const isNew = cid !== undefined && !readAllCookies(headers, VOLUUM_COOKIE).includes(cid);
  return isNew && isCookieText(cid) ? cid : undefined;
}

/** Returns the Set-Cookie lines of new values. A vendor's cookie keeps the vendor's name and is readable by its script. */
export function toAdvertisingCookies(request: AdRequest): string[] {
  const { https } = request;
  return [
    ...toClickCookies(request),
    ...toVendor('_fbc', nextFbc(request), https),
    ...toVendor('_fbp', nextFbp(request), https),
    ...toVendor(VOLUUM_COOKIE, nextVoluum(request), https),
  ];
}

/** Returns the Set-Cookie lines that remove the advertising cookies of a request. */
export function toExpiredCookies(headers: HeaderReader, https: boolean): string[] {
  const removed = { value: '', maxAgeSeconds: 0, httpOnly: false, https };
  return ADVERTISING_COOKIES.flatMap((name) => {
    const isOurs = name === CLICKS_COOKIE;
    if (!hasCookie(headers, isOurs ? cookieName(name, https) : name)) return [];
    return [isOurs ? toSetCookie({ ...removed, name }) : toVendorCookie({ ...removed, name })];
  });
}
