// Third parties whose address a merchant may replace (WIRE §1).
import 'server-only';

/** The keys of `vendors`. */
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
