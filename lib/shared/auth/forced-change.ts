import type { LoginType, WireLoginAnswer } from '@/lib/shared/calls/wire-session';
import { toFlag } from '@/lib/shared/calls/wire-value';

/** True for a default password after a password login, or an expired one with the switch PWDEXPFORCECHANGE3 on. */
export function isChangeForced(
  answer: WireLoginAnswer,
  context: { readonly type: LoginType; readonly isExpiryForced: boolean },
): boolean {
  const isByPassword = context.type !== 'sms' && context.type !== 'firebase';
  return (
    (answer.passwordDefault === true && isByPassword) ||
    (toFlag(answer.passwordExpired) && context.isExpiryForced)
  );
}
