// A merchant's login rules and methods; the same for every visitor.
import 'server-only';
import { getSocialFacts } from '@/lib/server/features/page-data/get-social-facts';
import { getSite } from '@/lib/server/http/get-site';
import { isOffered } from '@/lib/shared/calls/feature';
import type { LoginFacts } from '@/lib/shared/sign-in/login-facts';

/** Returns the rules and third parties of the page's merchant; `sms` only where the provider sends text messages. */
export async function getLoginFacts(): Promise<LoginFacts> {
  const { brand, query, status } = await getSite();
  const { captcha, sms, switches } = status;
  const rules = { isCaptchaShown: captcha.login, isExpiryForced: switches.PWDEXPFORCECHANGE3 };
  return {
    rules: { ...rules, isRememberOffered: switches.MOBILEAUTOLOGIN3 },
    sms: sms ? { ...rules, isSmsCaptchaShown: captcha.sms } : undefined,
    social: await getSocialFacts(),
    query,
    canRecover: isOffered(brand?.off ?? [], 'passwordReset'),
  };
}
