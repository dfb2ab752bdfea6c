// Takes the id token of a finished sign-in, and sends each one to the own server if the registry turns it on; off by default.
import 'client-only';
import { type Auth, onIdTokenChanged, signOut, type UserCredential } from 'firebase/auth';
import { syncToken } from '@/lib/client/api/sync-token';
import { holdSyncedToken } from '@/lib/client/session-end/tab-token';
import { subscribeWithdrawal, withdrawSyncedToken } from '@/lib/client/session-end/withdraw-synced-token';
import { STORED } from '@/lib/client/storage/stored-items';
import { writeStored } from '@/lib/client/storage/web-storage';
import { isFreshToken, parseTokenSyncUrl } from '@/lib/shared/firebase/token-sync';

const synced = new WeakSet<Auth>();

/** Returns whether tokens of this object are synced. */
export function isTokenSynced(auth: Auth): boolean {
  return synced.has(auth);
}

/** Posts each new token of at most 300 s, sends DELETE when it is gone; when the session ends, the library's
 * user goes too. Needs an own-origin address and https. */
export function watchTokenSync(auth: Auth, raw: string | undefined): void {
  const path = parseTokenSyncUrl(raw, window.location.origin, window.isSecureContext === true);
  if (path === undefined) return;
  synced.add(auth);
  let last: string | undefined;
  onIdTokenChanged(auth, async (user) => {
    const result = await user?.getIdTokenResult();
    if (result && !isFreshToken(result.issuedAtTime, Date.now())) return;
    if (result?.token === last) return;
    last = result?.token;
    if (last === undefined) return withdrawSyncedToken();
    holdSyncedToken();
    writeStored(STORED.tokenSync, path);
    await syncToken(path, last);
  });
  subscribeWithdrawal(() => void signOut(auth));
}

/** Returns the id token and signs the library's user out, unless token sync is on: a sign-out would withdraw
 * the synced token. @throws FirebaseError of the library */
export async function takeToken(auth: Auth, { user }: UserCredential): Promise<string> {
  const idToken = await user.getIdToken();
  if (!isTokenSynced(auth)) await signOut(auth);
  return idToken;
}
