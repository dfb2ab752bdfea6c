// Session storage keys of the download bar, shared with the pre-paint script.

/** `1` means closed. */
export const DOWNLOAD_BAR_KEY = 'mc_download_bar';

/** VIP rank as last received, stored only where a bar needs one. */
export const BAR_RANK_KEY = 'mc_bar_rank';
