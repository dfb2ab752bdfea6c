// Whether a visitor may be measured for advertising: what the merchant's registry asks for, and what he said.

/** `required`: nothing before a yes. `optional`: measured until a no. `none`: no question. */
export type ConsentMode = 'required' | 'optional' | 'none';

/** What the visitor said. */
export type ConsentChoice = 'yes' | 'no';

/** Cookie that holds the choice; scripts and the server read it. */
export const CONSENT_COOKIE = 'mc_consent';

/** How long a choice is kept, in days; afterwards it is asked for again. */
export const CONSENT_DAYS = 180;

/** Name of the channel by which tabs tell each other that the choice has changed; the cookie says what it is. */
export const CONSENT_CHANNEL = 'mc_consent';

/** Everything that decides. */
export type ConsentFacts = {
  readonly mode: ConsentMode;
  readonly choice: ConsentChoice | undefined;
  /** The browser says of itself that its user wants no tracking (Global Privacy Control). */
  readonly isOptedOut: boolean;
};

/** The value of the cookie; undefined for anything but the two words. */
export function parseConsentChoice(raw: unknown): ConsentChoice | undefined {
  return raw === 'yes' || raw === 'no' ? raw : undefined;
}

/** The mode; the strictest for anything unknown. */
export function parseConsentMode(raw: unknown): ConsentMode {
  return raw === 'optional' || raw === 'none' ? raw : 'required';
}

/** Whether pixels, tags, advertising cookies and click ids are allowed now. A choice counts more than the browser's signal. */
export function isConsentGranted({ mode, choice, isOptedOut }: ConsentFacts): boolean {
  if (mode === 'none') return true;
  if (choice !== undefined) return choice === 'yes';
  return mode === 'optional' && !isOptedOut;
}

/** Whether the visitor has to be asked: where a yes is required and nothing was said. */
export function isConsentAsked({ mode, choice }: ConsentFacts): boolean {
  return mode === 'required' && choice === undefined;
}
