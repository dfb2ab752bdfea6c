import type { BreakMinutes } from '@/lib/shared/safety/break';

/** Length of a break and its name, formatted by the server, so that page and browser agree. */
export type BreakChoice = { readonly minutes: BreakMinutes; readonly label: string };
