// What the login page and the login overlay are given: one content, wherever it stands.
import type { SmsRules } from '@/lib/shared/auth/sms/sms-rules';
import type { SocialFacts } from '@/lib/shared/social/social-facts';

/** The merchant's rules that bear on a login by user name. */
export type LoginRules = {
  readonly isCaptchaShown: boolean;
  readonly isExpiryForced: boolean;
  /** Whether the form offers to keep the player signed in (MOBILEAUTOLOGIN3). */
  readonly isRememberOffered?: boolean;
};

/** The rules of each way in, and the address's own and kept parameters for the links to the other ways. */
export type LoginFacts = {
  readonly rules: LoginRules;
  /** Undefined where the provider sends no text messages. */
  readonly sms?: SmsRules;
  readonly social: SocialFacts;
  readonly query: URLSearchParams;
};
