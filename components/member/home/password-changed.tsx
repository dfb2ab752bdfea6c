'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { dropEntryNote, readEntryNote } from '@/lib/client/auth/entry-note';
import { showToast } from '@/lib/client/notice/notice-store';

/** Confirms once that the password was changed. */
export function PasswordChanged() {
  const t = useTranslations('password');
  useEffect(() => {
    if (readEntryNote() !== 'changed') return;
    dropEntryNote();
    showToast({ text: t('done') });
  }, [t]);
  return null;
}
