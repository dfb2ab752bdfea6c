// The third parties whose scripts and pages the registry may take from elsewhere (WIRE §1).
import 'server-only';

/** Keys of `vendors`. */
export const VENDOR_KEYS = [
  'geetest',
  'geetest4',
  'lineAuthorize',
  'telegramOauth',
  'googleIdentity',
  'recaptcha',
  'facebookPixel',
  'tiktokPixel',
  'kwaiPixel',
  'gtag',
  'gtm',
  'appsflyer',
  'adjust',
  'cardPayment',
] as const;
