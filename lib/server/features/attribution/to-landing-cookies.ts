// Stores landing attribution in first-party cookies; set by the server, they keep their lifetime in Safari.
import 'server-only';
import {
  toAdvertisingCookies,
  toExpiredCookies,
} from '@/lib/server/features/attribution/advertising-cookies';
import {
  type ClientConnection,
  needsSecureCookies,
} from '@/lib/server/platform/connection/client-connection';
import { cookieName, readHttpCookie, toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { parseLanding } from '@/lib/shared/attribution/landing';
import { buildFrom, FROM_COOKIE, type From, parseFrom } from '@/lib/shared/attribution/landing-cookies';
import {
  CONSENT_COOKIE,
  type ConsentChoice,
  type ConsentFacts,
  type ConsentMode,
  isConsentGranted,
  parseConsentChoice,
} from '@/lib/shared/consent/consent';
import { LIFETIME_DAYS } from '@/lib/shared/constants';
import { DAY_SECONDS } from '@/lib/shared/day';
import type { HeaderReader } from '@/lib/shared/http/visitor';

export type LandingRequest = {
  readonly headers: HeaderReader;
  readonly query: URLSearchParams;
  readonly merchant: Pick<Merchant, 'consent'>;
  readonly client: ClientConnection;
  readonly nowMs: number;
  /** The choice of this request, which overrides the one in its cookie. */
  readonly choice?: ConsentChoice;
};

function toFromCookies(headers: HeaderReader, arrived: From, https: boolean): string[] {
  const known = readHttpCookie(headers, cookieName(FROM_COOKIE, https));
  const value = buildFrom(parseFrom(known), arrived);
  if (value === '' || value === known) return [];
  const maxAgeSeconds = LIFETIME_DAYS.facebookCookie * DAY_SECONDS;
  return [toSetCookie({ name: FROM_COOKIE, value, maxAgeSeconds, httpOnly: false, https })];
}

function readConsent(headers: HeaderReader, mode: ConsentMode, https: boolean): ConsentFacts {
  return {
    mode,
    choice: parseConsentChoice(readHttpCookie(headers, cookieName(CONSENT_COOKIE, https))),
    isOptedOut: headers.get('sec-gpc') === '1',
  };
}

/** Returns the Set-Cookie lines: referral values always, the first of each name; advertising values with consent only, else their removal. */
export function toLandingCookies(request: LandingRequest): string[] {
  const { headers, query, merchant, client, nowMs, choice } = request;
  const https = needsSecureCookies(client);
  const landing = parseLanding(query);
  const consent = readConsent(headers, merchant.consent, https);
  const from = toFromCookies(headers, landing, https);
  if (!isConsentGranted({ ...consent, choice: choice ?? consent.choice }))
    return [...from, ...toExpiredCookies(headers, https)];
  const place = { host: client.hostName ?? '', nowMs };
  return [...from, ...toAdvertisingCookies({ headers, clicks: landing.clicks, https, place })];
}
