// The ways to make an account, and which of them a merchant offers.
import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

/** By a user name, by a mobile number, or with a user name that the provider chooses. */
export type RegisterMethod = 'username' | 'mobile' | 'auto';

/** What a merchant has for each way. */
export type RegisterMeans = {
  readonly sms: boolean;
  /** The player chooses a password with the number, or the registry has a default one. */
  readonly mobilePassword: boolean;
  readonly quickStart: boolean;
};

/** Returns the ways in the order they are shown: a user name always, a number where SMS and a password are to be had, a chosen name where the merchant wants it. */
export function registerMethodsOf(has: RegisterMeans): RegisterMethod[] {
  return [
    'username',
    ...(has.sms && has.mobilePassword ? (['mobile'] as const) : []),
    ...(has.quickStart ? (['auto'] as const) : []),
  ];
}

/** The merchant's rules that bear on a registration; no visitor's facts among them. */
export type RegisterRules = {
  readonly ways: readonly RegisterMethod[];
  /** A mobile registration asks for a password. */
  readonly isMobilePasswordAsked: boolean;
  /** Named by the registry for providers that keep several texts. */
  readonly smsTemplate?: string;
  readonly isCaptchaShown: boolean;
  readonly isSmsCaptchaShown: boolean;
  /** Firebase sends and checks the code of a number; without it the provider does. */
  readonly smsFirebase?: FirebaseFacts;
  /** MOBILEAUTOLOGIN3: the player may stay signed in. */
  readonly canStay: boolean;
  readonly isExpiryForced: boolean;
  readonly minimumAge: number;
};
