// Shares a break with the worker by a cache, since workers cannot read cookies.

/** Cache name; no clean-up deletes it. */
export const BREAK_CACHE = 'mc-break';

/** Its only entry: the end in epoch seconds, as in the cookie. */
export const BREAK_ENTRY = '/m/break';
