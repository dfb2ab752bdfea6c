// Keeps in first-party cookies what an address says of where a visitor comes from: set by the server, Safari leaves them for their time.
import 'server-only';
import {
  toAdvertisingCookies,
  toExpiredCookies,
} from '@/lib/server/features/attribution/advertising-cookies';
import { readConsent } from '@/lib/server/http/read-consent';
import {
  type ClientConnection,
  needsSecureCookies,
} from '@/lib/server/platform/connection/client-connection';
import { cookieName, readDocumentCookie, toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import {
  buildFrom,
  FROM_COOKIE,
  type From,
  parseFrom,
} from '@/lib/shared/attribution/cookies/landing-cookies';
import { parseLanding } from '@/lib/shared/attribution/landing';
import { type ConsentChoice, isConsentGranted } from '@/lib/shared/consent/consent';
import { LIFETIME_DAYS } from '@/lib/shared/constants';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** What decides which cookies are set. */
export type LandingRequest = {
  /** Headers of the request: its cookies, and the browser's signal. */
  readonly headers: HeaderReader;
  /** The query of the address, or click values that a page sends. */
  readonly query: URLSearchParams;
  readonly merchant: Pick<Merchant, 'consent'>;
  readonly peer: ClientConnection;
  readonly nowMs: number;
  /** A choice of this very request, which counts before the one in its cookie. */
  readonly choice?: ConsentChoice;
};

const DAY_SECONDS = 24 * 3600;

function toFromCookies(headers: HeaderReader, arrived: From, https: boolean): string[] {
  const known = readDocumentCookie(headers, cookieName(FROM_COOKIE, https));
  const value = buildFrom(parseFrom(known), arrived);
  if (value === '' || value === known) return [];
  const maxAgeSeconds = LIFETIME_DAYS.facebookCookie * DAY_SECONDS;
  return [toSetCookie({ name: FROM_COOKIE, value, maxAgeSeconds, httpOnly: false, https })];
}

/**
 * The Set-Cookie lines that a request asks for; none where nothing changes. Who referred the visitor is kept always, the first hit of
 * each name; click values, `_fbc`, `_fbp` and `vl-cid` with consent alone, and without it they go.
 */
export function toLandingCookies(request: LandingRequest): string[] {
  const { headers, query, merchant, peer, nowMs, choice } = request;
  const https = needsSecureCookies(peer);
  const arrival = parseLanding(query);
  const said = readConsent(headers, merchant.consent, https);
  const from = toFromCookies(headers, arrival, https);
  if (!isConsentGranted({ ...said, choice: choice ?? said.choice }))
    return [...from, ...toExpiredCookies(headers, https)];
  const place = { host: peer.hostName ?? '', nowMs };
  return [...from, ...toAdvertisingCookies({ headers, clicks: arrival.clicks, https, place })];
}
