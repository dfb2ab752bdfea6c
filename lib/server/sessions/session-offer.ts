// A new session that waits for the visitor's confirmation, because another member is signed in (SEC-56).
import 'server-only';
import { cookieName, readHttpCookie, toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import { openSession, sealSession } from '@/lib/server/sessions/seal';
import type { Session } from '@/lib/server/sessions/session';
import type { HeaderReader } from '@/lib/shared/http/visitor';
import { ROUTES } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';

const OFFER_COOKIE = 'mc_offer';
const OFFER_SECONDS = 300;
/** Browsers drop cookies over 4096 bytes; name and attributes take up to 100 (SEC-49). */
const MAX_VALUE_LENGTH = 3_990;

export type SessionOffer = { readonly session: Session; readonly location: string };

function placeOf(text: string): string {
  try {
    return parseInternalPath(decodeURIComponent(text)) ?? ROUTES.home;
  } catch {
    return ROUTES.home;
  }
}

/** Returns the Set-Cookie line that stores an offer for 5 minutes; too long a location is replaced by home. */
export async function toOfferCookie({ session, location }: SessionOffer, https: boolean): Promise<string> {
  const seal = await sealSession(session);
  const whole = `${seal}:${encodeURIComponent(location)}`;
  const value = whole.length > MAX_VALUE_LENGTH ? `${seal}:` : whole;
  return toSetCookie({ name: OFFER_COOKIE, value, maxAgeSeconds: OFFER_SECONDS, httpOnly: true, https });
}

/** Returns the Set-Cookie line that removes the offer. */
export function toDroppedOffer(https: boolean): string {
  return toSetCookie({ name: OFFER_COOKIE, value: '', maxAgeSeconds: 0, httpOnly: true, https });
}

/** Returns the request's offer for this merchant, if it is less than 5 minutes old. */
export async function readOffer(
  headers: HeaderReader,
  merchant: string,
  https: boolean,
): Promise<SessionOffer | undefined> {
  const [seal = '', place = ''] = (readHttpCookie(headers, cookieName(OFFER_COOKIE, https)) ?? '').split(':');
  const session = await openSession(seal, merchant);
  if (!session || Date.now() - session.sealedAtMs > OFFER_SECONDS * 1000) return undefined;
  return { session, location: placeOf(place) };
}
