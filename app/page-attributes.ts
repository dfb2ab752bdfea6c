import { getCaptchaFacts } from '@/lib/server/captcha/get-captcha-facts';
import { getDownloadBar } from '@/lib/server/download/download-bar';
import { getMerchant } from '@/lib/server/merchant/registry';
import { getBuildId } from '@/lib/server/page/get-build-id';
import { getSite } from '@/lib/server/page/get-site';
import { buildAutoLoginText } from '@/lib/shared/auth/remember/auto-login-facts';
import { buildBarText } from '@/lib/shared/download/bar-visibility';
import { buildInstallText } from '@/lib/shared/install/install-settings';
import { buildSafetyText } from '@/lib/shared/merchant/safety-facts';
import { buildPushHostsText } from '@/lib/shared/push/push-hosts';
import { buildTrackText } from '@/lib/shared/track/track-facts';

/** What the document tells the browser's code of itself, as attributes of <html>; nothing of it belongs to a visitor (DESIGN §1.1). */
export async function getPageAttributes(): Promise<Record<`data-${string}`, string | undefined>> {
  const site = await getSite();
  const { brand, language, device, status } = site;
  const merchant = getMerchant(brand?.code ?? '');
  const [captcha, bar] = await Promise.all([getCaptchaFacts(), getDownloadBar(site)]);
  return {
    'data-auto-login': buildAutoLoginText(status),
    'data-bar': bar && buildBarText(bar.rules),
    'data-build': getBuildId() || undefined,
    'data-captcha': captcha && JSON.stringify(captcha),
    'data-cdns': status.imageCdns.join(' ') || undefined,
    'data-chat-hosts': merchant?.chatHosts.join(' ') || undefined,
    'data-device': device,
    'data-install': brand && buildInstallText(brand.install),
    'data-language': language,
    'data-merchant': brand?.code,
    'data-push-hosts': buildPushHostsText(merchant?.vendors ?? {}),
    'data-safety': brand && buildSafetyText(brand.safety),
    'data-reality': brand && String(brand.safety.realityCheckMinutes),
    'data-theme': brand?.theme.mode ?? 'dark',
    'data-track': merchant && buildTrackText({ ...merchant, ...merchant.pixels }),
  };
}
