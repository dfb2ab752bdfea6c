// What follows a proof that belongs to no account yet.
import type { SocialRules } from '@/lib/shared/social/social-facts';

/** Codes by which the provider says that no account is bound to a proof. */
const UNBOUND_CODES: ReadonlySet<string> = new Set(['bind_customer_required', 'not.exists.user']);

/** Whether a refused sign-in means that the proof was good but belongs to no account. */
export function isUnbound(failure: { readonly code: string }): boolean {
  return UNBOUND_CODES.has(failure.code);
}

/** `create`: an account is made at once; `choose`: the player is asked. */
export function afterUnbound({ autoCreate }: Pick<SocialRules, 'autoCreate'>): 'create' | 'choose' {
  return autoCreate ? 'create' : 'choose';
}

/** What "register new" does in the dialog: the registration screen, or an account at once. */
export function afterRegisterChoice({
  manualRegistration,
}: Pick<SocialRules, 'manualRegistration'>): 'screen' | 'create' {
  return manualRegistration ? 'screen' : 'create';
}
