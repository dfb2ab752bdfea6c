// The fields by which a proof travels, and the bodies of the three ways to sign in with one.
import type { DeviceFacts } from '@/lib/shared/auth/build-login-request';
import type {
  WireLineRequest,
  WireLoginRequest,
  WireRegisterRequest,
  WireTelegramRequest,
} from '@/lib/shared/calls/wire-session';
import type { SocialProof } from '@/lib/shared/social/social-proof';

/** Fields of a proof in a login or a registration. */
export type ProofFields = Pick<
  WireLoginRequest,
  'firebaseChannel' | 'firebaseIdToken' | 'lineSessionToken' | 'telegramAuth'
>;

/** The fields of one proof: those of its own kind and no other. */
export function toProofFields(proof: SocialProof | undefined): ProofFields {
  if (proof?.kind === 'line') return { lineSessionToken: proof.lineSessionToken };
  if (proof?.kind === 'telegram') return { telegramAuth: proof.telegramAuth };
  return proof ? { firebaseChannel: proof.channel, firebaseIdToken: proof.idToken } : {};
}

type Proof<Kind extends SocialProof['kind']> = Extract<SocialProof, { readonly kind: Kind }>;

/** What is known; unknown fields are left out. */
function known<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** Body of loginLine. */
export function buildLineLogin(proof: Proof<'line'>, facts: DeviceFacts): WireLineRequest {
  return known({ lineSessionToken: proof.lineSessionToken, ...known(facts) });
}

/** Body of loginTelegram: the signed fields unchanged, and where the player comes from. */
export function buildTelegramLogin(
  proof: Proof<'telegram'>,
  facts: DeviceFacts,
  origin: Partial<WireRegisterRequest>,
): WireTelegramRequest {
  const { registerUrl, affiliateCode, domain, referralCode, linkId } = origin;
  return known({
    telegramAuth: proof.telegramAuth,
    registerUrl,
    affiliateCode,
    domain,
    referralCode,
    linkId,
    ...known(facts),
  });
}

/** Body of a login by a Firebase id token. */
export function buildFirebaseLogin(proof: Proof<'firebase'>, facts: DeviceFacts): WireLoginRequest {
  return { type: 'firebase', ...toProofFields(proof), ...known(facts) };
}

/** Body of a registration by a proof alone: the provider makes up the user name. */
export function buildSocialRegistration(
  proof: SocialProof,
  origin: WireRegisterRequest,
): WireRegisterRequest {
  return { login: true, ...known(origin), ...toProofFields(proof) };
}
