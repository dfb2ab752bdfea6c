// A third party's proof as a registration by another way carries it, so that the new account is bound to it (A10, SPEC §3).
import type { PendingSocial } from '@/lib/shared/auth/register/build-registration';
import type { SocialProof } from '@/lib/shared/social/social-proof';

/** The fields of a proof; none without one. Firebase's go under the names that end in 2, those without are the social registration's own. */
export function toPendingSocial(proof: SocialProof | undefined): PendingSocial {
  if (proof === undefined) return {};
  if (proof.kind === 'line') return { lineSessionToken: proof.lineSessionToken };
  if (proof.kind === 'telegram') return { telegramAuth: proof.telegramAuth };
  return { firebaseChannel2: proof.channel, firebaseIdToken2: proof.idToken };
}
