// The visitor's consent: read from its cookie, sent to the server, which sets it.
import 'client-only';
import { readOwnCookie } from '@/lib/client/page/read-document-cookie';
import { makeListeners } from '@/lib/client/store/make-store';
import { getTrackFacts } from '@/lib/client/track/get-track-facts';
import {
  type ClickPlace,
  CONSENT_COOKIE,
  type ConsentChoice,
  type ConsentFacts,
  clickPlaceOf,
  isConsentGranted,
  parseConsentChoice,
  requiresConsent,
} from '@/lib/shared/consent/consent';

const listeners = makeListeners();

// Where cookies are blocked, the choice counts for this page.
let chosen: ConsentChoice | undefined;

function readStoredChoice(): ConsentChoice | undefined {
  return parseConsentChoice(readOwnCookie(CONSENT_COOKIE));
}

/** Returns the visitor's choice, undefined before there is one. */
export function getConsentChoice(): ConsentChoice | undefined {
  return chosen ?? readStoredChoice();
}

/** Returns whether the browser asks for no tracking (Global Privacy Control). */
export function isOptedOut(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

function readFacts(): ConsentFacts {
  return { mode: getTrackFacts().consent, choice: getConsentChoice(), isOptedOut: isOptedOut() };
}

/** Returns whether pixels, tags, advertising cookies and click ids are allowed now. */
export function hasConsent(): boolean {
  return isConsentGranted(readFacts());
}

/** Returns whether the visitor still has to be asked. */
export function needsConsent(): boolean {
  return requiresConsent(readFacts());
}

/** Returns where click values may be stored now. */
export function getClickPlace(): ClickPlace {
  return clickPlaceOf(readFacts());
}

export const subscribeConsent = listeners.subscribe;

/** Reads the cookie again: another tab may have changed it. Its choice overrides this page's. */
export function rereadConsent(): void {
  if (readStoredChoice() !== undefined) chosen = undefined;
  listeners.notify();
}

/** Applies a choice at once; the server sets its cookie. Returns whether the cookie is set; otherwise it counts for this page only. Never throws. */
export async function chooseConsent(choice: ConsentChoice): Promise<boolean> {
  chosen = choice;
  listeners.notify();
  try {
    const { storeConsentChoice } = await import('@/lib/client/consent/store-consent-choice');
    await storeConsentChoice(choice, getClickPlace());
  } catch {
    // The module could not be loaded: nothing is stored.
  }
  return readStoredChoice() === choice;
}
