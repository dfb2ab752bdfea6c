// Sends each Firebase token to the own server, if the registry turns it on; off by default.
import 'client-only';
import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { syncToken } from '@/lib/client/api/sync-token';
import { parseTokenSyncUrl } from '@/lib/shared/firebase/token-sync';

const synced = new WeakSet<Auth>();

/** Returns whether tokens of this object are synced. */
export function isTokenSynced(auth: Auth): boolean {
  return synced.has(auth);
}

/** Posts each new token, sends DELETE when it is gone. Needs an own-origin address and https. */
export function watchTokenSync(auth: Auth, raw: string | undefined): void {
  const path = parseTokenSyncUrl(raw, window.location.origin, window.isSecureContext === true);
  if (path === undefined) return;
  synced.add(auth);
  let last: string | undefined;
  onIdTokenChanged(auth, async (user) => {
    const token = await user?.getIdToken();
    if (token === last) return;
    last = token;
    await syncToken(path, token);
  });
}
