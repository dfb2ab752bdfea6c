// A session that waits for the visitor's word, because another member is signed in (SEC-56).
import 'server-only';
import { cookieName, readDocumentCookie, toSetCookie } from '@/lib/server/platform/connection/http-cookie';
import { openSession, sealSession } from '@/lib/server/sessions/seal';
import type { Session } from '@/lib/server/sessions/session';
import type { HeaderReader } from '@/lib/shared/http/header-reader';
import { ROUTES } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';

const OFFER_COOKIE = 'mc_offer';
const OFFER_SECONDS = 300;
/** Browsers drop a cookie of more than 4096 bytes; what stands around the value takes up to 100 (SEC-49). */
const MAX_VALUE_LENGTH = 3_990;

/** The offered session, and where the visitor was going. */
export type SessionOffer = { readonly session: Session; readonly location: string };

function placeOf(text: string): string {
  try {
    return parseInternalPath(decodeURIComponent(text)) ?? ROUTES.home;
  } catch {
    return ROUTES.home;
  }
}

/** The Set-Cookie line that keeps an offer for 5 minutes; a place too long to be kept is forgotten, and home takes its place. */
export async function toOfferCookie({ session, location }: SessionOffer, https: boolean): Promise<string> {
  const seal = await sealSession(session);
  const whole = `${seal}:${encodeURIComponent(location)}`;
  const value = whole.length > MAX_VALUE_LENGTH ? `${seal}:` : whole;
  return toSetCookie({ name: OFFER_COOKIE, value, maxAgeSeconds: OFFER_SECONDS, httpOnly: true, https });
}

/** The Set-Cookie line that drops the offer. */
export function toDroppedOffer(https: boolean): string {
  return toSetCookie({ name: OFFER_COOKIE, value: '', maxAgeSeconds: 0, httpOnly: true, https });
}

/** The offer of a request, if it is one of this merchant's and less than 5 minutes old. */
export async function readOffer(
  headers: HeaderReader,
  merchant: string,
  https: boolean,
): Promise<SessionOffer | undefined> {
  const [seal = '', place = ''] = (readDocumentCookie(headers, cookieName(OFFER_COOKIE, https)) ?? '').split(
    ':',
  );
  const session = await openSession(seal, merchant);
  if (!session || Date.now() - session.sealedAtMs > OFFER_SECONDS * 1000) return undefined;
  return { session, location: placeOf(place) };
}
