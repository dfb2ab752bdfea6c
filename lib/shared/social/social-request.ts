// Wire fields of a proof, and the request bodies that carry one; JSON leaves out what is undefined.
import type { DeviceFacts } from '@/lib/shared/auth/build-login-request';
import type {
  WireLineRequest,
  WireLoginRequest,
  WireProof,
  WireRegisterRequest,
  WireTelegramRequest,
} from '@/lib/shared/calls/wire-session';
import type { SocialProof } from '@/lib/shared/social/social-proof';

/** Returns the fields of one proof. */
export function toProofFields(proof: SocialProof | undefined): WireProof {
  if (proof?.kind === 'line') return { lineSessionToken: proof.lineSessionToken };
  if (proof?.kind === 'telegram') return { telegramAuth: proof.telegramAuth };
  return proof ? { firebaseChannel: proof.channel, firebaseIdToken: proof.idToken } : {};
}

type Proof<Kind extends SocialProof['kind']> = Extract<SocialProof, { readonly kind: Kind }>;

/** Builds the body of loginLine, which has no field for the operator's own app. */
export function buildLineLogin(
  { lineSessionToken }: Proof<'line'>,
  { device, loginDeviceId }: DeviceFacts,
): WireLineRequest {
  return { lineSessionToken, device, loginDeviceId };
}

/** Builds the body of loginTelegram: the signed fields unchanged, and the origin. */
export function buildTelegramLogin(
  { telegramAuth }: Proof<'telegram'>,
  { device, loginDeviceId }: DeviceFacts,
  { registerUrl, affiliateCode, domain, referralCode, linkId }: Partial<WireRegisterRequest>,
): WireTelegramRequest {
  return { telegramAuth, registerUrl, affiliateCode, domain, referralCode, linkId, device, loginDeviceId };
}

/** Builds a login by a Firebase id token. */
export function buildFirebaseLogin(proof: Proof<'firebase'>, facts: DeviceFacts): WireLoginRequest {
  return { type: 'firebase', ...toProofFields(proof), ...facts };
}

/** Builds a registration by a proof alone; the provider chooses the user name. */
export function buildSocialRegistration(
  proof: SocialProof,
  origin: WireRegisterRequest,
): WireRegisterRequest {
  return { login: true, ...origin, ...toProofFields(proof) };
}
