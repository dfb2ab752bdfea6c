// The number of a login by SMS, stored as the remembered login of a device without one by password.
import 'client-only';
import { readRemembered } from '@/lib/client/auth/remember/remembered-store';
import type { TypedPhone } from '@/lib/client/auth/sms/stored-phone';

/** Returns the number of the remembered login by SMS; undefined without one. */
export function readRememberedNumber(): TypedPhone | undefined {
  const record = readRemembered();
  return record?.type === 'sms' ? { country: record.country ?? '', number: record.mobileNum } : undefined;
}
