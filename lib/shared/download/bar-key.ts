// The names under which a browser session remembers what decides on the download bar; the pre-paint script and the storage share them.

/** Key in session storage; `1` means closed. */
export const DOWNLOAD_BAR_KEY = 'mc_download_bar';

/** Key in session storage: the member's VIP rank as last received, kept only where a bar asks for one. */
export const BAR_RANK_KEY = 'mc_bar_rank';
