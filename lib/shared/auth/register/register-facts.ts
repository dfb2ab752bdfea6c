// What the registration page and the registration overlay are given: one content, wherever it stands.
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { SocialFacts } from '@/lib/shared/social/social-facts';

/** The rules, the third parties, and the address's own and kept parameters for the link to the login. */
export type RegisterFacts = {
  readonly rules: RegisterRules;
  readonly social: SocialFacts;
  readonly query: URLSearchParams;
};
