/** Session storage key of the closed referral banner, shared with the pre-paint script; `1` means closed. */
export const REFERRAL_BANNER_KEY = 'mc_referral_banner';
