'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SuccessLine } from '@/components/auth/form/success-line';
import { dropEntryNote, type EntryNote, readEntryNote } from '@/lib/client/auth/entry-note';

/** One-time note of an earlier step: a new password is set, or an account is created. */
export function EntryNoteLine() {
  const t = useTranslations('sms');
  const [note, setNote] = useState<EntryNote>();
  useEffect(() => {
    setNote(readEntryNote());
    dropEntryNote();
  }, []);
  return (note === 'recovered' || note === 'registered') && <SuccessLine>{t(note)}</SuccessLine>;
}
