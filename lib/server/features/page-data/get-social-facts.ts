// Third-party sign-ins of a page, from the merchant's switches and site configuration.
import 'server-only';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { getFirebaseSetup } from '@/lib/server/features/social/firebase-setup';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { siteConfig, telegramSetting } from '@/lib/shared/calls/system-table';
import { parseSocialFacts } from '@/lib/shared/sign-in/parse-social-facts';
import type { SocialFacts } from '@/lib/shared/social/social-facts';

/** Returns the configured ones of the page's merchant; a failed call leaves out only its own. */
export async function getSocialFacts(): Promise<SocialFacts> {
  const site = await getSite();
  const { captcha, switches } = site.status;
  const [config, telegram] = await Promise.all([
    getForPage(site, siteConfig),
    switches.TELEGRAMLOGIN3 ? getForPage(site, telegramSetting) : undefined,
  ]);
  const merchant = getMerchantOf(site);
  const facts = parseSocialFacts({
    switches,
    config: config.ok ? (config.value ?? undefined) : undefined,
    telegram: telegram?.ok ? (telegram.value ?? undefined) : undefined,
    vendors: merchant?.vendors ?? {},
    linePkce: merchant?.linePkce ?? true,
    setup: getFirebaseSetup(site.brand?.code ?? ''),
  });
  return { ...facts, isCaptchaShown: captcha.register };
}
