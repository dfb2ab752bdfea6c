// The check that the library makes before it sends a code: invisible, in a container of ours, gone afterwards.
import 'client-only';
import { type ApplicationVerifier, type Auth, RecaptchaVerifier } from 'firebase/auth';

/** Thrown like the library's own argument error. */
class ContainerFault extends Error {
  readonly code = 'auth/argument-error';
}

/**
 * Runs `work` with a verifier of type recaptcha in `container`: the container must stand in the page and be empty, else
 * `auth/argument-error`. Verifier and content are cleared whatever happens. @throws what `work` throws
 */
export async function withVerifier<Value>(
  auth: Auth,
  container: HTMLElement | null,
  work: (verifier: ApplicationVerifier) => Promise<Value>,
): Promise<Value> {
  if (!container?.isConnected || container.childNodes.length > 0)
    throw new ContainerFault('The container of the check is missing or not empty.');
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await work(verifier);
  } finally {
    verifier.clear();
    container.replaceChildren();
  }
}
