import type { FirebaseFacts } from '@/lib/shared/social/social-facts';

/** By user name, by mobile number, or with a user name that the provider chooses. */
export type RegisterMethod = 'username' | 'mobile' | 'auto';

export type RegisterMeans = {
  readonly sms: boolean;
  /** The player chooses a password, or the registry has a default one. */
  readonly mobilePassword: boolean;
  readonly quickStart: boolean;
};

/** Returns the methods in display order: user name always, the others when available. */
export function registerMethodsOf(has: RegisterMeans): RegisterMethod[] {
  return [
    'username',
    ...(has.sms && has.mobilePassword ? (['mobile'] as const) : []),
    ...(has.quickStart ? (['auto'] as const) : []),
  ];
}

export type RegisterRules = {
  readonly methods: readonly RegisterMethod[];
  /** Length of a user name in characters; without it, only an empty one is wrong. */
  readonly usernameLength?: { readonly min: number; readonly max: number };
  readonly isMobilePasswordRequired: boolean;
  readonly smsTemplate?: string;
  readonly isCaptchaShown: boolean;
  readonly isSmsCaptchaShown: boolean;
  /** Firebase verifies the number; without it the provider does. */
  readonly smsFirebase?: FirebaseFacts;
  /** The switch MOBILEAUTOLOGIN3. */
  readonly canStay: boolean;
  readonly isExpiryForced: boolean;
  readonly minimumAge: number;
};
