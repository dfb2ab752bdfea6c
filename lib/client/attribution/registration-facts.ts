// What every registration says about where it comes from and what it runs on.
import 'client-only';
import { getAffiliateInfo } from '@/lib/client/attribution/affiliate-info';
import { readPixelTrack } from '@/lib/client/attribution/pixel-track';
import { hasConsent } from '@/lib/client/consent/consent-store';
import { getAppMode } from '@/lib/client/device/app-mode';
import { getDeviceId } from '@/lib/client/device/device-id';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { registerMethodOf } from '@/lib/shared/attribution/register-method';
import { toRegisterUrl } from '@/lib/shared/attribution/register-url';
import type { RegistrationBase } from '@/lib/shared/auth/register/build-registration';

function runningFacts(): Pick<RegistrationBase, 'registerMethod' | 'isOfficialAppLogin'> {
  const isNative = getAppMode() === 'native';
  const isWebclip = readStored(STORED.webclip) === '1';
  const registerMethod = registerMethodOf({ isNative, isWebclip, isStandalone: isStandalone() });
  return isNative ? { registerMethod, isOfficialAppLogin: true } : { registerMethod };
}

/**
 * Reads them; a value that is not known is left out, and so is `pixelTrack` when it would be empty. Waits 1.5 s at most for the
 * device id and the site configuration. Never throws.
 */
export async function getRegistrationFacts(): Promise<RegistrationBase> {
  const [loginDeviceId, { affiliateCode, referralCode, linkId }] = await Promise.all([
    getDeviceId(),
    getAffiliateInfo(),
  ]);
  const pixelTrack = readPixelTrack();
  return {
    ...runningFacts(),
    registerUrl: toRegisterUrl(window.location.href, hasConsent()),
    domain: window.location.hostname,
    loginDeviceId,
    affiliateCode,
    ...(referralCode === undefined ? {} : { referralCode }),
    ...(linkId === undefined ? {} : { linkId }),
    ...(pixelTrack === undefined ? {} : { pixelTrack }),
  };
}
