// What follows a proof without an account.
import type { SocialRules } from '@/lib/shared/social/social-facts';
import type { SocialProof } from '@/lib/shared/social/social-proof';

/** Provider codes for a proof without an account. */
const UNBOUND_CODES: ReadonlySet<string> = new Set(['bind_customer_required', 'not.exists.user']);

/** Returns whether a rejected sign-in had a valid proof without an account. */
export function isUnbound(failure: { readonly code: string }): boolean {
  return UNBOUND_CODES.has(failure.code);
}

/** Returns `create` to make an account at once, for Firebase's proofs alone, or `choose` to ask the player: a messenger's are asked always. */
export function afterUnbound(
  { autoCreate }: Pick<SocialRules, 'autoCreate'>,
  { kind }: Pick<SocialProof, 'kind'>,
): 'create' | 'choose' {
  return autoCreate && kind === 'firebase' ? 'create' : 'choose';
}

/** Returns what "register new" does: the registration page, or an account at once. */
export function afterRegisterChoice({
  manualRegistration,
}: Pick<SocialRules, 'manualRegistration'>): 'screen' | 'create' {
  return manualRegistration ? 'screen' : 'create';
}
