'use client';

import { type RefObject, useEffect } from 'react';
import { PhoneField } from '@/components/auth/sms/phone-field';
import { usePhone } from '@/components/auth/sms/use-phone';
import type { Phone } from '@/lib/shared/auth/sms/phone';

export type RecoveryPhoneProps = { readonly readRef: RefObject<() => Promise<Phone | undefined>> };

/** Phone field of a recovery; loaded separately, so its number is read through the ref. */
export function RecoveryPhone({ readRef }: RecoveryPhoneProps) {
  const phone = usePhone();
  useEffect(() => {
    readRef.current = phone.read;
  });
  return <PhoneField phone={phone} />;
}
