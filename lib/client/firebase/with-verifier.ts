import 'client-only';
import { type ApplicationVerifier, type Auth, RecaptchaVerifier } from 'firebase/auth';
import { recaptchaOf } from '@/lib/client/firebase/auth-app';
import { loadRecaptcha } from '@/lib/client/firebase/load-recaptcha';

/** Mimics the library's argument error. */
class ContainerFault extends Error {
  readonly code = 'auth/argument-error';
}

/** Runs `work` with a verifier in `container`, which must be connected and empty, else `auth/argument-error`.
 * Always clears both. @throws what `work` throws */
export async function withVerifier<Value>(
  auth: Auth,
  container: HTMLElement | null,
  work: (verifier: ApplicationVerifier) => Promise<Value>,
): Promise<Value> {
  if (!container?.isConnected || container.childNodes.length > 0)
    throw new ContainerFault('The container of the check is missing or not empty.');
  await loadRecaptcha(recaptchaOf(auth), auth.languageCode ?? '');
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await work(verifier);
  } finally {
    verifier.clear();
    container.replaceChildren();
  }
}
