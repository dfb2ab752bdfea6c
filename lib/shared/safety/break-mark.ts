// Where a page tells the worker that the player takes a break: a worker reads no cookie, but the same caches.

/** Name of the cache; no cache of pages, builds or merchants, so that none of their clean-ups takes it. */
export const BREAK_CACHE = 'mc-break';

/** The one entry in it: its text is the end in epoch seconds, as in the cookie. */
export const BREAK_ENTRY = '/m/break';
