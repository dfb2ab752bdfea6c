'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SuccessLine } from '@/components/auth/form/success-line';
import { dropEntryNote, type EntryNote, readEntryNote } from '@/lib/client/auth/entry-note';

/** What has just happened elsewhere, said once: a new password is set, or an account is made. */
export function EntryNoteLine() {
  const t = useTranslations('sms');
  const [note, setNote] = useState<EntryNote>();
  useEffect(() => {
    setNote(readEntryNote());
    dropEntryNote();
  }, []);
  return note && <SuccessLine>{t(note)}</SuccessLine>;
}
