// Data of the login page and its overlay.
import type { SocialFacts } from '@/lib/shared/social/social-facts';

export type SmsRules = {
  readonly isCaptchaShown: boolean;
  readonly isSmsCaptchaShown: boolean;
  readonly isExpiryForced: boolean;
};

export type LoginRules = {
  readonly isCaptchaShown: boolean;
  readonly isExpiryForced: boolean;
  /** The switch MOBILEAUTOLOGIN3. */
  readonly isRememberOffered?: boolean;
};

/** Rules of each method, and the query for links to the others. */
export type LoginFacts = {
  readonly rules: LoginRules;
  /** Undefined where the provider sends no text messages. */
  readonly sms?: SmsRules;
  readonly social: SocialFacts;
  readonly query: URLSearchParams;
  readonly canRecover: boolean;
};
