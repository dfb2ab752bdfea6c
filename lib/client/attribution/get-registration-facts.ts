import 'client-only';
import { getAffiliateInfo } from '@/lib/client/attribution/get-affiliate-info';
import { readPixelTrack } from '@/lib/client/attribution/read-pixel-track';
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

/** Returns the known fields; waits up to 1.5 s for device id and site configuration. Never throws. */
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
