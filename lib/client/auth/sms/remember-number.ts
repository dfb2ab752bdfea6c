// The number of a login by SMS, kept as the remembered login of a device that has none by password.
import 'client-only';
import { isKeepTicked } from '@/lib/client/auth/remember/auto-login-choice';
import { getAutoLoginFacts, readRemembered } from '@/lib/client/auth/remember/remembered-store';
import type { TypedPhone } from '@/lib/client/auth/sms/stored-phone';
import type { RememberWish } from '@/lib/shared/auth/remember/remembered-record';
import { cleanNumber } from '@/lib/shared/auth/sms/phone';

/** Returns what to remember of a login by SMS; undefined where the merchant or the player wants nothing remembered,
 * and where a password is remembered, which can do more. */
export function toSmsWish({ country, number }: TypedPhone): RememberWish | undefined {
  if (!getAutoLoginFacts().isOn || !isKeepTicked()) return undefined;
  if (readRemembered()?.type === 'username') return undefined;
  return { type: 'sms', mobileNum: cleanNumber(number), ...(country === '' ? {} : { country }) };
}

/** Returns the number of the remembered login by SMS; undefined without one. */
export function readRememberedNumber(): TypedPhone | undefined {
  const record = readRemembered();
  return record?.type === 'sms' ? { country: record.country ?? '', number: record.mobileNum } : undefined;
}
