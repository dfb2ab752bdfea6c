// Data of the registration page and its overlay.
import type { RegisterRules } from '@/lib/shared/auth/register/register-methods';
import type { SocialFacts } from '@/lib/shared/social/social-facts';

export type RegisterFacts = {
  readonly rules: RegisterRules;
  /** Undefined where the merchant creates no accounts by third parties. */
  readonly social?: SocialFacts;
  /** Whether there are pages of promotions to name. */
  readonly hasPromotions: boolean;
  readonly query: URLSearchParams;
};
