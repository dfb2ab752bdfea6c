import 'client-only';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, removeStored } from '@/lib/client/storage/web-storage';
import { FIREBASE_CHANNELS, type FirebaseChannel } from '@/lib/shared/social/social-proof';

/** Returns and forgets the provider of a sign-in that left by redirect; undefined without one. */
export function takeRedirectChannel(): FirebaseChannel | undefined {
  const stored = readStored(STORED.socialRedirect);
  if (stored === null) return undefined;
  removeStored(STORED.socialRedirect);
  return FIREBASE_CHANNELS.find((channel) => channel === stored);
}
