// Age confirmation of a visitor, where the registry asks for it.

/** Cookie that holds the confirmation; scripts read it before the first paint. */
export const AGE_COOKIE = 'mc_age';

/** Days after which the visitor is asked again. */
export const AGE_DAYS = 365;

export const AGE_EVENT = 'mc-age';

export const AGE_PATH = '/m/age';

export type AgeRule = { readonly minimumAge: number; readonly ageConfirmation: boolean };

/** Returns whether visitors must confirm their age: the registry asks for it and names an age. */
export function requiresAgeConfirmation({ minimumAge, ageConfirmation }: AgeRule): boolean {
  return ageConfirmation && minimumAge > 0;
}
