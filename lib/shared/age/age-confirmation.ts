// The visitor's confirmation of being old enough, where the registry asks for it.

/** Cookie that says so; scripts read it before the first paint. */
export const AGE_COOKIE = 'mc_age';

/** How long the word is good, in days; afterwards it is asked for again. */
export const AGE_DAYS = 365;

/** Event of the window by which the gate says that the site may be used now. */
export const AGE_EVENT = 'mc-age';

/** Takes the word; no page. */
export const AGE_PATH = '/m/age';

/** What the registry says about it. */
export type AgeRule = { readonly minimumAge: number; readonly ageConfirmation: boolean };

/** Whether visitors are asked: where the registry wants it and there is an age to ask about. */
export function isAgeAsked({ minimumAge, ageConfirmation }: AgeRule): boolean {
  return ageConfirmation && minimumAge > 0;
}
