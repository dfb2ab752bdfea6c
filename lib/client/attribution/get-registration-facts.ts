import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { readPixelTrack } from '@/lib/client/attribution/read-pixel-track';
import { storeLanding, storeRegInfo } from '@/lib/client/attribution/store-landing';
import { hasConsent } from '@/lib/client/consent/consent-store';
import { getAppMode, isStandalone } from '@/lib/client/device/app-mode';
import { getDeviceId } from '@/lib/client/device/device-id';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { affiliateOfDomains } from '@/lib/shared/attribution/affiliate';
import { type RegInfo, registerMethodOf } from '@/lib/shared/attribution/reg-info';
import { toRegisterUrl } from '@/lib/shared/attribution/register-url';
import type { RegistrationBase } from '@/lib/shared/auth/register/build-registration';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { IDENTITY_WAIT } from '@/lib/shared/device/device-id';

function runningFacts(): Pick<RegistrationBase, 'registerMethod' | 'isOfficialAppLogin'> {
  const isNative = getAppMode() === 'native';
  const isWebclip = readStored(STORED.webclip) === '1';
  const registerMethod = registerMethodOf({ isNative, isWebclip, isStandalone: isStandalone() });
  return isNative ? { registerMethod, isOfficialAppLogin: true } : { registerMethod };
}

async function fetchHostCode(): Promise<string | undefined> {
  const answer = await withTimeLimit(callApi(siteConfig), IDENTITY_WAIT.domainsMs);
  return answer?.ok ? affiliateOfDomains(answer.value?.domains, window.location.hostname) : undefined;
}

/** Returns the stored record, updated by this address. If no address named a code, waits up to 1.5 s for the
 * site configuration, then uses the host label. Never throws. */
async function getAffiliateInfo(): Promise<RegInfo> {
  const landing = storeLanding(window.location.search);
  const known = storeRegInfo(landing);
  return known.isNamed ? known : storeRegInfo(landing, await fetchHostCode());
}

/** Returns the known fields; waits up to 1.5 s for device id and site configuration. Never throws. */
export async function getRegistrationFacts(): Promise<RegistrationBase> {
  const [loginDeviceId, { affiliateCode, referralCode, linkId }] = await Promise.all([
    getDeviceId(),
    getAffiliateInfo(),
  ]);
  return {
    ...runningFacts(),
    registerUrl: toRegisterUrl(window.location.href, hasConsent()),
    domain: window.location.hostname,
    loginDeviceId,
    affiliateCode,
    referralCode,
    linkId,
    pixelTrack: readPixelTrack(),
  };
}
