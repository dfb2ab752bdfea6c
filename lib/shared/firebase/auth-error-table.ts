/** How an error of the sign-in library is handled: `shown` opens a notice, `quiet` does nothing. */
export type AuthErrorSurface = 'shown' | 'quiet';

/** Codes without `auth/`; each has a text of the same name in the namespace `firebase`. */
export const AUTH_ERROR_TEXTS = [
  'popup-blocked',
  'popup-closed-by-user',
  'network-request-failed',
  'internal-error',
  'operation-not-supported-in-this-environment',
  'unauthorized-domain',
  'web-storage-unsupported',
  'code-expired',
  'invalid-verification-code',
  'invalid-phone-number',
  'captcha-check-failed',
  'too-many-requests',
  'quota-exceeded',
  'account-exists-with-different-credential',
  'unverified-email',
  'second-factor-already-in-use',
  'multi-factor-auth-required',
  'missing-multi-factor-info',
  'invalid-api-key',
  'argument-error',
  // The site's own: the library reports a script that failed to load as an internal error.
  'unreachable',
  'unknown',
] as const;

export type AuthErrorText = (typeof AUTH_ERROR_TEXTS)[number];

/** Codes that mean the same to a player. */
export const AUTH_ERROR_ALIASES: ReadonlyMap<string, AuthErrorText> = new Map([
  ['timeout', 'network-request-failed'],
  ['connection-unavailable', 'network-request-failed'],
  ['session-expired', 'code-expired'],
  ['missing-verification-code', 'invalid-verification-code'],
  ['missing-verification-id', 'code-expired'],
  ['invalid-verification-id', 'code-expired'],
  ['missing-phone-number', 'invalid-phone-number'],
  ['email-already-in-use', 'account-exists-with-different-credential'],
  ['credential-already-in-use', 'account-exists-with-different-credential'],
  ['multi-factor-info-not-found', 'missing-multi-factor-info'],
  ['api-key-not-valid.-please-pass-a-valid-api-key.', 'invalid-api-key'],
  ['auth-domain-config-required', 'internal-error'],
  ['invalid-auth-event', 'internal-error'],
  ['already-initialized', 'internal-error'],
  ['operation-not-allowed', 'operation-not-supported-in-this-environment'],
  ['app-not-authorized', 'unauthorized-domain'],
  ['user-cancelled', 'popup-closed-by-user'],
]);

/** Codes that open no notice. */
export const QUIET_AUTH_ERRORS: ReadonlySet<string> = new Set(['cancelled-popup-request']);
