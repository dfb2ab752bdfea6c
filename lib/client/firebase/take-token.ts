// Takes the id token from a finished sign-in; the site needs nothing else of it.
import 'client-only';
import { type Auth, signOut, type UserCredential } from 'firebase/auth';
import { isTokenSynced } from '@/lib/client/firebase/token-sync';

/** Returns the id token and signs the library's user out, unless token sync is on: a sign-out would withdraw
 * the synced token. @throws FirebaseError of the library */
export async function takeToken(auth: Auth, { user }: UserCredential): Promise<string> {
  const idToken = await user.getIdToken();
  if (!isTokenSynced(auth)) await signOut(auth);
  return idToken;
}
