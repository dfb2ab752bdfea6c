// Names of the lists of games that a device keeps: the storage and the script before the first paint share them.

/** Beginnings of the storage keys; the merchant's code follows, since one device may visit several. */
export const SAVED_LIST_PREFIX = { favourites: 'mc_favourites:', recents: 'mc_recents:' } as const;
