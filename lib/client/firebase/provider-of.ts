import 'client-only';
import {
  type AuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  TwitterAuthProvider,
} from 'firebase/auth';
import type { FirebaseChannel } from '@/lib/shared/social/social-proof';

/** Returns the library's provider; Google always asks which account. */
export function providerOf(channel: FirebaseChannel): AuthProvider {
  if (channel === 'GOOGLE') return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' });
  return channel === 'FACEBOOK' ? new FacebookAuthProvider() : new TwitterAuthProvider();
}
