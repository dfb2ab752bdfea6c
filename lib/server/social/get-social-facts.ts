// The third parties that a page may offer, from the merchant's switches and site configuration (A11).
import 'server-only';
import { getSite } from '@/lib/server/page/get-site';
import type { SocialFacts } from '@/lib/shared/social/social-facts';

/** What is switched on and configured for the page's merchant (A11). */
export async function getSocialFacts(): Promise<SocialFacts> {
  const { switches } = (await getSite()).status;
  return {
    google: false,
    facebook: false,
    twitter: false,
    autoCreate: switches.FIREBASECREATEACC3 && !switches.SSOMANUALREG3,
    manualRegistration: switches.SSOMANUALREG3,
    isExpiryForced: switches.PWDEXPFORCECHANGE3,
  };
}
