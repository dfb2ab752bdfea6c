// Wire fields of a proof, and the three request bodies that carry one.
import { buildDeviceFields, type DeviceFacts } from '@/lib/shared/auth/build-login-request';
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

function known<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** Builds the body of loginLine, which has no field for the operator's own app. */
export function buildLineLogin(proof: Proof<'line'>, facts: DeviceFacts): WireLineRequest {
  return { lineSessionToken: proof.lineSessionToken, ...buildDeviceFields(facts) };
}

/** Builds the body of loginTelegram: the signed fields unchanged, and the origin. */
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
    ...buildDeviceFields(facts),
  });
}

/** Builds a login by a Firebase id token. */
export function buildFirebaseLogin(proof: Proof<'firebase'>, facts: DeviceFacts): WireLoginRequest {
  return { type: 'firebase', ...toProofFields(proof), ...known(facts) };
}

/** Builds a registration by a proof alone; the provider chooses the user name. */
export function buildSocialRegistration(
  proof: SocialProof,
  origin: WireRegisterRequest,
): WireRegisterRequest {
  return { login: true, ...known(origin), ...toProofFields(proof) };
}
