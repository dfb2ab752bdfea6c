// What follows a proof without an account.
import type { SocialRules } from '@/lib/shared/social/social-facts';

/** Provider codes for a proof without an account. */
const UNBOUND_CODES: ReadonlySet<string> = new Set(['bind_customer_required', 'not.exists.user']);

/** Returns whether a rejected sign-in had a valid proof without an account. */
export function isUnbound(failure: { readonly code: string }): boolean {
  return UNBOUND_CODES.has(failure.code);
}

/** Returns `create` to make an account at once, or `choose` to ask the player. */
export function afterUnbound({ autoCreate }: Pick<SocialRules, 'autoCreate'>): 'create' | 'choose' {
  return autoCreate ? 'create' : 'choose';
}

/** Returns what "register new" does: the registration page, or an account at once. */
export function afterRegisterChoice({
  manualRegistration,
}: Pick<SocialRules, 'manualRegistration'>): 'screen' | 'create' {
  return manualRegistration ? 'screen' : 'create';
}
