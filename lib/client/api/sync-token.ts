// The one call of the token sync: to the own origin, with the token as a bearer or without any.
import 'client-only';
import { buildTokenSync } from '@/lib/shared/firebase/token-sync';

/** Sends the call to a checked path of the own origin; whether it was taken. Never throws. */
export async function syncToken(path: string, idToken: string | undefined): Promise<boolean> {
  try {
    const answer = await fetch(path, {
      ...buildTokenSync(idToken),
      credentials: 'same-origin',
      redirect: 'error',
    });
    return answer.ok;
  } catch {
    return false;
  }
}
