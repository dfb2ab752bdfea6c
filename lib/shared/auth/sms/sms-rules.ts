// Rules of a merchant for a login by SMS code.

export type SmsRules = {
  readonly isCaptchaShown: boolean;
  readonly isSmsCaptchaShown: boolean;
  readonly isExpiryForced: boolean;
};
