import 'client-only';
import { type ApplicationVerifier, type Auth, RecaptchaVerifier } from 'firebase/auth';
import { watchChallenge } from '@/lib/client/captcha/watch-challenge';
import { recaptchaOf } from '@/lib/client/firebase/auth-app';
import { loadRecaptcha } from '@/lib/client/firebase/load-recaptcha';

/** Mimics the library's argument error. */
class ContainerFault extends Error {
  readonly code = 'auth/argument-error';
}

/** Runs `work` with a verifier in `container`, which must be connected and empty, else `auth/argument-error`.
 * Always clears both. @throws what `work` throws, or `auth/captcha-check-failed` once the player closed the challenge */
export async function withVerifier<Value>(
  auth: Auth,
  container: HTMLElement | null,
  work: (verifier: ApplicationVerifier) => Promise<Value>,
): Promise<Value> {
  if (!container?.isConnected || container.childNodes.length > 0)
    throw new ContainerFault('The container of the check is missing or not empty.');
  await loadRecaptcha(recaptchaOf(auth), auth.languageCode ?? '');
  const { failed, solve, fail, stop } = watchChallenge();
  const parameters = { size: 'invisible', callback: solve, 'error-callback': fail };
  const verifier = new RecaptchaVerifier(auth, container, parameters);
  try {
    return await Promise.race([work(verifier), failed]);
  } finally {
    stop();
    verifier.clear();
    container.replaceChildren();
  }
}
