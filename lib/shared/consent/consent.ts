// Consent to advertising measurement: the registry's mode and the visitor's choice.

/** `required`: opt-in. `optional`: opt-out. `none`: never asked. */
export type ConsentMode = 'required' | 'optional' | 'none';

export type ConsentChoice = 'yes' | 'no';

/** Cookie with the choice; scripts and the server read it. */
export const CONSENT_COOKIE = 'mc_consent';

/** Days until the visitor is asked again. */
export const CONSENT_DAYS = 180;

/** BroadcastChannel by which tabs announce a change; the cookie holds the choice. */
export const CONSENT_CHANNEL = 'mc_consent';

export type ConsentFacts = {
  readonly mode: ConsentMode;
  readonly choice: ConsentChoice | undefined;
  /** The browser sends Global Privacy Control. */
  readonly isOptedOut: boolean;
};

/** Parses the cookie's value. */
export function parseConsentChoice(raw: unknown): ConsentChoice | undefined {
  return raw === 'yes' || raw === 'no' ? raw : undefined;
}

/** Parses the mode; unknown values count as the strictest. */
export function parseConsentMode(raw: unknown): ConsentMode {
  return raw === 'optional' || raw === 'none' ? raw : 'required';
}

/** Returns whether pixels, tags, advertising cookies and click ids are allowed. An explicit choice overrides the browser's signal. */
export function isConsentGranted({ mode, choice, isOptedOut }: ConsentFacts): boolean {
  if (mode === 'none') return true;
  if (choice !== undefined) return choice === 'yes';
  return mode === 'optional' && !isOptedOut;
}

/** Returns whether to ask: consent is required and there is no choice yet. */
export function requiresConsent({ mode, choice }: ConsentFacts): boolean {
  return mode === 'required' && choice === undefined;
}

/** `lasting`: on the device, and reported. `visit`: in this tab only, not reported. `nowhere`: declined. */
export type ClickPlace = 'lasting' | 'visit' | 'nowhere';

/** Returns the place that consent allows: this tab until a choice is made, nowhere after a refusal. */
export function clickPlaceOf(facts: ConsentFacts): ClickPlace {
  if (isConsentGranted(facts)) return 'lasting';
  return facts.choice === 'no' ? 'nowhere' : 'visit';
}
