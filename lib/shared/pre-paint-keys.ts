// Storage keys that the pre-paint script shares with the browser's code.

/** Local storage: visits of this device, counted up to 2. */
export const VISIT_COUNT_KEY = 'mc_visits';

/** Session storage; `1` once this visit is counted. */
export const VISIT_MARK_KEY = 'mc_visit';

/** Session storage; `1` once the download bar is closed. */
export const DOWNLOAD_BAR_KEY = 'mc_download_bar';

/** Session storage: VIP rank as last received, stored only where a bar needs one. */
export const BAR_RANK_KEY = 'mc_bar_rank';

/** Session storage; `1` once the referral banner is closed. */
export const REFERRAL_BANNER_KEY = 'mc_referral_banner';

/** Local storage: prefixes of the keys of saved games, followed by the merchant's code. */
export const SAVED_LIST_PREFIX = { favourites: 'mc_favourites:', recents: 'mc_recents:' } as const;

/** Session storage: time of a tap on a download that nothing has tracked yet, epoch ms. */
export const DOWNLOAD_DUE_KEY = 'mc_download_due';
