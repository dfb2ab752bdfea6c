// When a login must be followed by a change of the password.
import type { LoginType, WireLoginAnswer } from '@/lib/shared/calls/wire-session';

/**
 * Whether the password must be changed: it was the merchant's default one and the login was by password, or it has expired and
 * the merchant's switch PWDEXPFORCECHANGE3 is on. A login by SMS code or firebase proves no password, so a default one says nothing.
 */
export function isChangeForced(
  answer: WireLoginAnswer,
  context: { readonly type: LoginType; readonly isExpiryForced: boolean },
): boolean {
  const isByPassword = context.type !== 'sms' && context.type !== 'firebase';
  return (
    (answer.passwordDefault === true && isByPassword) ||
    (answer.passwordExpired === true && context.isExpiryForced)
  );
}
