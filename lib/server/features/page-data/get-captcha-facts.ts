// A merchant's security check: public id, version and script origin, if any scene shows it.
import 'server-only';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { toText } from '@/lib/shared/calls/wire-value';
import { type CaptchaFacts, hasCaptcha, parseCaptchaVersion } from '@/lib/shared/captcha/captcha-facts';
import { toCaptchaOrigin } from '@/lib/shared/captcha/captcha-sources';
import type { Site } from '@/lib/shared/site/site';

type Named = { readonly id: string; readonly version: string };

/** The status names id and version; without an id, the site configuration's gateway does. */
async function getNamed(site: Site): Promise<Named> {
  const { captchaId, captchaVersion } = site.status;
  if (captchaId !== undefined) return { id: captchaId, version: captchaVersion };
  const config = await getForPage(site, siteConfig);
  const gateway = config.ok ? config.value?.gateway : undefined;
  const isNamed = parseCaptchaVersion(captchaVersion) === 'v4';
  return {
    id: toText(gateway?.captchaId).slice(0, 200),
    version: isNamed ? captchaVersion : toText(gateway?.captchaVersion),
  };
}

/** Returns the facts of the page's merchant; undefined where no scene shows the check, so that nothing of it loads. */
export async function getCaptchaFacts(): Promise<CaptchaFacts | undefined> {
  const site = await getSite();
  const merchant = getMerchantOf(site);
  if (!merchant || !hasCaptcha(site.status.captcha)) return undefined;
  const named = await getNamed(site);
  const version = parseCaptchaVersion(named.version);
  const { geetest, geetest4 } = merchant.vendors;
  return { version, id: named.id, origin: toCaptchaOrigin(version === 'v4' ? geetest4 : geetest) };
}
