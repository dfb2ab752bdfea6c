import 'client-only';
import { buildTokenSync } from '@/lib/shared/firebase/token-sync';

/** Posts to a checked path of the own origin; returns whether the server accepts it. Never throws. */
export async function syncToken(path: string, idToken: string | undefined): Promise<boolean> {
  try {
    const answer = await fetch(path, {
      ...buildTokenSync(idToken),
      credentials: 'same-origin',
      redirect: 'error',
      // A page that is left would break the call off.
      keepalive: true,
    });
    return answer.ok;
  } catch {
    return false;
  }
}
