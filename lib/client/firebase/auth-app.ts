// Creates the sign-in library's objects for a merchant; nothing of them is stored on the device.
import 'client-only';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { watchTokenSync } from '@/lib/client/firebase/token-sync';
import { toAuthLanguage } from '@/lib/shared/firebase/auth-language';
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

/** `popup` loads the vendor's helper, on phones at once; `plain` only calls the service. */
export type AuthUse = 'popup' | 'plain';

const made = new Map<string, Auth>();
const recaptchas = new WeakMap<Auth, string>();

function create(facts: FirebaseFacts, name: string, use: AuthUse): Auth {
  const auth = initializeAuth(initializeApp({ ...facts.config }, name), {
    persistence: inMemoryPersistence,
    ...(use === 'popup' ? { popupRedirectResolver: browserPopupRedirectResolver } : {}),
  });
  if (facts.emulator === undefined) return auth;
  // Must precede any call, or the library throws; the emulator has no reCAPTCHA.
  connectAuthEmulator(auth, facts.emulator, { disableWarnings: true });
  auth.settings.appVerificationDisabledForTesting = true;
  return auth;
}

/** Returns the object for a project and use, created once; its language follows the page. */
export function getAuthFor(facts: FirebaseFacts, use: AuthUse): Auth {
  const name = `${use}-${facts.config.projectId}`;
  const auth = made.get(name) ?? create(facts, name, use);
  if (!made.has(name)) watchTokenSync(auth, facts.tokenSyncUrl);
  if (facts.recaptcha) recaptchas.set(auth, facts.recaptcha);
  made.set(name, auth);
  auth.languageCode = toAuthLanguage(document.documentElement.lang);
  return auth;
}

/** Returns the registry's origin of reCAPTCHA; undefined for the vendor's own. */
export function recaptchaOf(auth: Auth): string | undefined {
  return recaptchas.get(auth);
}
