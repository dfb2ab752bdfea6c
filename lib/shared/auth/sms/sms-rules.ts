// The merchant's rules that bear on a login by SMS code.

/** Captchas of the two scenes, and the rule on expired passwords. */
export type SmsRules = {
  /** Scene `login`. */
  readonly isCaptchaShown: boolean;
  /** Scene `sms`. */
  readonly isSmsCaptchaShown: boolean;
  readonly isExpiryForced: boolean;
};
