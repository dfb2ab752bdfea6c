// The number of a login by SMS, kept as the remembered login of a device that has none by password.
import 'client-only';
import { isKeepTicked } from '@/lib/client/auth/remember/auto-login-choice';
import { getAutoLoginFacts, readRemembered } from '@/lib/client/auth/remember/remembered-store';
import type { RememberWish } from '@/lib/shared/auth/remember/remembered-record';

/** Returns what to remember of a login by SMS; undefined where the merchant or the player wants nothing remembered,
 * and where a password is remembered, which can do more. */
export function toSmsWish(mobileNum: string): RememberWish | undefined {
  if (!getAutoLoginFacts().isOn || !isKeepTicked()) return undefined;
  return readRemembered()?.type === 'username' ? undefined : { type: 'sms', mobileNum };
}

/** Returns the number of the remembered login by SMS; undefined without one. */
export function readRememberedNumber(): string | undefined {
  const record = readRemembered();
  return record?.type === 'sms' ? record.mobileNum : undefined;
}
