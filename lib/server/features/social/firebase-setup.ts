// What the site itself adds to a merchant's Firebase settings: an emulator of the environment, a path of the registry.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getMerchant } from '@/lib/server/tenants/registry';
import type { FirebaseSetup } from '@/lib/shared/firebase/parse-firebase';

/** The additions for a merchant's code; none of its own where the registry does not know it. */
export function getFirebaseSetup(code: string): FirebaseSetup {
  return { emulator: getEnv().FIREBASE_AUTH_EMULATOR, tokenSyncUrl: getMerchant(code)?.tokenSyncUrl };
}
