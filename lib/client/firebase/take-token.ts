// Takes the id token of a finished sign-in, which is all that the product wants of it.
import 'client-only';
import { type Auth, signOut, type UserCredential } from 'firebase/auth';
import { isTokenSynced } from '@/lib/client/firebase/token-sync';

/**
 * The id token; the library's user is forgotten at once, so that nothing of it stays. Where the token sync is on he stays in
 * memory, since forgetting him would withdraw the token that was just told.
 * @throws FirebaseError of the library
 */
export async function takeToken(auth: Auth, { user }: UserCredential): Promise<string> {
  const idToken = await user.getIdToken();
  if (!isTokenSynced(auth)) await signOut(auth);
  return idToken;
}
