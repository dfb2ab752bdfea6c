/** Prefixes of the storage keys of saved games, followed by the merchant's code; shared with the pre-paint script. */
export const SAVED_LIST_PREFIX = { favourites: 'mc_favourites:', recents: 'mc_recents:' } as const;
