// Tells the own server of each Firebase token, where the registry asks for it; off by default.
import 'client-only';
import { type Auth, onIdTokenChanged } from 'firebase/auth';
import { syncToken } from '@/lib/client/api/sync-token';
import { parseTokenSyncUrl } from '@/lib/shared/firebase/token-sync';

const synced = new WeakSet<Auth>();

/** Is the token of this object told to the own server? */
export function isTokenSynced(auth: Auth): boolean {
  return synced.has(auth);
}

/**
 * Sends POST with the token as bearer whenever there is a new one, DELETE when there is none any more. An address
 * of another origin, or a page outside a secure context, switches it off. The library's own default would do the same for
 * `getAuth` alone, out of a global; a failed call is left to the next change.
 */
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
