// The name under which a browser session remembers that the referral banner was closed; the pre-paint script and the storage share it.

/** Key in session storage; `1` means closed. */
export const REFERRAL_BANNER_KEY = 'mc_referral_banner';
