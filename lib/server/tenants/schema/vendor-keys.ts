// Third parties whose addresses the registry may replace.
import 'server-only';
import { TRACK_VENDORS } from '@/lib/shared/track/track-facts';

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
