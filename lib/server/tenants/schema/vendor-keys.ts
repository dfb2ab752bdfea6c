// The third parties whose scripts and pages the registry may take from elsewhere.
import 'server-only';
import { TRACK_VENDORS } from '@/lib/shared/track/track-facts';

/** Keys of `vendors`. */
export const VENDOR_KEYS = [
  'geetest',
  'geetest4',
  'lineAuthorize',
  'telegramOauth',
  'googleIdentity',
  'recaptcha',
  ...TRACK_VENDORS,
  'cardPayment',
  'firebaseInstallations',
  'fcmRegistrations',
] as const;
