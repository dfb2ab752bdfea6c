'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FormError } from '@/components/auth/form/form-error';
import { dropEntryNote, readEntryNote } from '@/lib/client/auth/entry-note';

/** Says once why a password change is forced: the old password has expired. */
export function ExpiredLine() {
  const t = useTranslations('password');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (readEntryNote() !== 'expired') return;
    setShown(true);
    dropEntryNote();
  }, []);
  return isShown && <FormError text={t('expired')} />;
}
