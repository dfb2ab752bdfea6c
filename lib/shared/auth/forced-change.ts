// Whether a login must be followed by a change of the password.
import type { LoginType, WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { toFlag } from '@/lib/shared/calls/wire-value';

type ChangeContext = { readonly type: LoginType; readonly isExpiryForced: boolean };

/** Returns true for an expired password with the switch PWDEXPFORCECHANGE3 on. */
export function isExpiryDue(
  answer: WireLoginAnswer,
  { isExpiryForced }: Pick<ChangeContext, 'isExpiryForced'>,
): boolean {
  return toFlag(answer.passwordExpired) && isExpiryForced;
}

/** Returns true for a default password after a password login, or an expired one with the switch PWDEXPFORCECHANGE3 on. */
export function isChangeForced(answer: WireLoginAnswer, context: ChangeContext): boolean {
  const isByPassword = context.type !== 'sms' && context.type !== 'firebase';
  return (answer.passwordDefault === true && isByPassword) || isExpiryDue(answer, context);
}
