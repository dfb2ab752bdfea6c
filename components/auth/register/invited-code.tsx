'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';

/** Names the code that counts: the first one that came to this device, whatever the address says. */
export function InvitedCode({ code }: { readonly code: string }) {
  const t = useTranslations('register');
  const [first, setFirst] = useState(code);
  useEffect(() => {
    const stored = readStoredRecord(STORED.regInfo)?.referralCode;
    if (typeof stored === 'string' && stored) setFirst(stored);
  }, []);
  return t('invitedText', { code: first });
}
