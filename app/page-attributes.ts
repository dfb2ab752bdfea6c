import { getDownloadBar } from '@/lib/server/features/download/download-bar';
import { getDownloads } from '@/lib/server/features/download/downloads';
import { getCaptchaFacts } from '@/lib/server/features/page-data/get-captcha-facts';
import { getPartners } from '@/lib/server/features/page-data/get-partners';
import { getSite } from '@/lib/server/http/get-site';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { buildAutoLoginText } from '@/lib/shared/auth/remember/auto-login-facts';
import { buildOffText } from '@/lib/shared/calls/feature';
import { buildBarText } from '@/lib/shared/download/bar-visibility';
import { buildInstallText } from '@/lib/shared/install/install-settings';
import { buildSafetyText } from '@/lib/shared/merchant/safety-facts';
import { buildPushHostsText } from '@/lib/shared/push/push-settings';
import { buildTrackText } from '@/lib/shared/track/track-facts';

/** Facts of the page for the browser's code, as attributes of <html>; none depends on the visitor. */
export async function getPageAttributes(): Promise<Record<`data-${string}`, string | undefined>> {
  const site = await getSite();
  const { brand, language, device, status } = site;
  const merchant = getMerchantOf(site);
  const isClosed = status.regionRestriction || (status.maintenance && !status.test);
  const asksConsent = merchant?.consent === 'required';
  const [captcha, bar, downloads, partners] = await Promise.all([
    getCaptchaFacts(),
    getDownloadBar(site),
    brand && !isClosed ? getDownloads(site) : undefined,
    asksConsent ? getPartners(site) : undefined,
  ]);
  return {
    'data-asks-consent': partners?.length ? '1' : undefined,
    'data-auto-login': buildAutoLoginText(status),
    'data-bar': bar && buildBarText(bar.rules),
    'data-build': getBuildId() || undefined,
    'data-captcha': captcha && JSON.stringify(captcha),
    'data-cdns': status.imageCdns.join(' ') || undefined,
    'data-chat-hosts': merchant?.chatHosts.join(' ') || undefined,
    'data-device': device,
    'data-downloads': downloads?.ok ? JSON.stringify(downloads.value) : undefined,
    'data-install': brand && buildInstallText(brand.install),
    'data-language': language,
    'data-merchant': brand?.code,
    'data-off': brand && buildOffText(brand.off),
    'data-push-hosts': buildPushHostsText(merchant?.vendors ?? {}),
    'data-safety': brand && buildSafetyText(brand.safety),
    'data-reality': brand && String(brand.safety.realityCheckMinutes),
    'data-theme': brand?.theme.mode ?? 'dark',
    'data-track':
      merchant &&
      buildTrackText({
        ...merchant,
        ...merchant.pixels,
        hasPayments: Boolean(merchant.backend.paths.transactions),
      }),
  };
}
