// Registration rules of a merchant: the same for every visitor.
import 'server-only';
import { getSocialFacts } from '@/lib/server/features/page-data/get-social-facts';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { getFirebaseSetup } from '@/lib/server/features/social/firebase-setup';
import { getSite } from '@/lib/server/http/get-site';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import type { RegisterFacts } from '@/lib/shared/auth/register/register-facts';
import { type RegisterRules, registerMethodsOf } from '@/lib/shared/auth/register/register-methods';
import type { Result } from '@/lib/shared/calls/envelope';
import { isOffered } from '@/lib/shared/calls/feature';
import { siteConfig } from '@/lib/shared/calls/system-table';
import type { WireSiteConfig } from '@/lib/shared/calls/wire-site';
import { toFlag } from '@/lib/shared/calls/wire-value';
import { parseFirebase } from '@/lib/shared/firebase/parse-firebase';
import type { Site } from '@/lib/shared/site/site';

/** Firebase settings, if the registry selects Firebase and they are valid; otherwise the provider sends the codes. */
function smsFirebaseOf({ brand }: Site, config: Result<WireSiteConfig>): RegisterRules['smsFirebase'] {
  if (brand?.entry.smsSender !== 'firebase' || !config.ok) return undefined;
  return parseFirebase(config.value ?? undefined, getFirebaseSetup(brand.code));
}

async function getRules(site: Site): Promise<RegisterRules> {
  const { status, brand } = site;
  const config = await getForPage(site, siteConfig);
  const { captcha, sms, switches } = status;
  const isMobilePasswordRequired = !config.ok || toFlag(config.value?.mobilePasswordSetting);
  const hasDefault = getMerchantOf(site)?.defaultMobilePassword !== undefined;
  return {
    methods: registerMethodsOf({
      sms,
      mobilePassword: isMobilePasswordRequired || hasDefault,
      quickStart: brand?.entry.quickStart === true,
    }),
    usernameLength: brand?.entry.usernameLength,
    isMobilePasswordRequired,
    smsTemplate: brand?.entry.smsTemplate,
    isCaptchaShown: captcha.register,
    isSmsCaptchaShown: captcha.sms,
    smsFirebase: smsFirebaseOf(site, config),
    canStay: switches.MOBILEAUTOLOGIN3,
    isExpiryForced: switches.PWDEXPFORCECHANGE3,
    minimumAge: brand?.safety.minimumAge ?? 18,
  };
}

/** Returns the rules and third parties of the page's merchant. Without the site configuration, a password is required. */
export async function getRegisterFacts(): Promise<RegisterFacts> {
  const site = await getSite();
  const [rules, social] = await Promise.all([getRules(site), getSocialFacts()]);
  const off = site.brand?.off ?? [];
  return {
    rules,
    social: isOffered(off, 'socialRegistration') ? social : undefined,
    hasPromotions: isOffered(off, 'promotions'),
    query: site.query,
  };
}
