/** Maximum characters of waiting events; later ones are dropped. A separate file, because it is in the first load. */
export const DUE_LIMIT = 16_000;
