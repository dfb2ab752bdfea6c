// The site's additions to a merchant's Firebase settings: the environment's emulator, a path and the place of reCAPTCHA of the registry.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getMerchant } from '@/lib/server/tenants/registry';
import type { FirebaseSetup } from '@/lib/shared/firebase/parse-firebase';

/** Returns the additions for a merchant's code. */
export function getFirebaseSetup(code: string): FirebaseSetup {
  const { tokenSyncUrl, vendors } = getMerchant(code) ?? {};
  return { emulator: getEnv().FIREBASE_AUTH_EMULATOR, tokenSyncUrl, recaptcha: vendors?.recaptcha };
}
