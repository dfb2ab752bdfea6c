/** How many days a chosen language is stored. */
export const LANGUAGE_DAYS = 365;
