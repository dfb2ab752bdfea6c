// What the visitor said about being measured: asked of the cookie, told to the server, which keeps it.
import 'client-only';
import { readOwnCookie } from '@/lib/client/page/read-own-cookie';
import { getTrackFacts } from '@/lib/client/track/get-track-facts';
import { type ClickPlace, clickPlaceOf } from '@/lib/shared/consent/click-place';
import {
  CONSENT_COOKIE,
  type ConsentChoice,
  type ConsentFacts,
  isConsentAsked,
  isConsentGranted,
  parseConsentChoice,
} from '@/lib/shared/consent/consent';

const listeners = new Set<() => void>();

// Where cookies are blocked, the word counts for this page.
let chosen: ConsentChoice | undefined;

function readKept(): ConsentChoice | undefined {
  return parseConsentChoice(readOwnCookie(CONSENT_COOKIE));
}

function readChoice(): ConsentChoice | undefined {
  return chosen ?? readKept();
}

/** Whether the browser says of itself that its user wants no tracking (Global Privacy Control). */
export function isOptedOut(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

function readFacts(): ConsentFacts {
  return { mode: getTrackFacts().consent, choice: readChoice(), isOptedOut: isOptedOut() };
}

/** Whether pixels, tags, advertising cookies and click ids are allowed now. */
export function hasConsent(): boolean {
  return isConsentGranted(readFacts());
}

/** Whether the visitor still has to be asked. */
export function needsConsent(): boolean {
  return isConsentAsked(readFacts());
}

/** What the visitor said, undefined before he did. */
export function getConsentChoice(): ConsentChoice | undefined {
  return readChoice();
}

/** Where click values may be kept now. */
export function getClickPlace(): ClickPlace {
  return clickPlaceOf(readFacts());
}

/** Tells of each change; returns the way to stop. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners. */
function tell(): void {
  for (const listener of listeners) listener();
}

/** Looks at the cookie again: another tab may have changed it. What it says now goes before what was said on this page. */
export function rereadConsent(): void {
  if (readKept() !== undefined) chosen = undefined;
  tell();
}

/**
 * Takes the visitor's word: it counts at once on this page, and the server keeps it in a cookie. A yes moves the click values of the visit to where
 * they last; a no lets them go. Tells whether it is kept: if it is not, it counts for this page only. Never throws.
 */
export async function chooseConsent(choice: ConsentChoice): Promise<boolean> {
  chosen = choice;
  tell();
  try {
    const { storeConsentChoice } = await import('@/lib/client/consent/store-consent-choice');
    await storeConsentChoice(choice, getClickPlace());
  } catch {
    // The part could not be had: nothing is kept.
  }
  return readKept() === choice;
}
