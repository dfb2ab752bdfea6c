import type { BreakMinutes } from '@/lib/shared/safety/break';

/** A length of a break and its name; the server writes it, so that page and browser never differ. */
export type BreakChoice = { readonly minutes: BreakMinutes; readonly label: string };
