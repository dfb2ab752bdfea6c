'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { copyText } from '@/lib/client/referral/copy-text';
import styles from './coach.module.css';

/** Address to copy by one tap, or to read and select. */
export function CopyAddress({ address }: { readonly address: string }) {
  const t = useTranslations('install');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(address));
  return (
    <>
      <code className={styles.address}>{address}</code>
      <ActionButton look="quiet" onClick={() => void copy()} wide>
        {t(isCopied ? 'addressCopied' : 'copyAddress')}
      </ActionButton>
      <p aria-live="polite" className={styles.hint}>
        {isCopied ? t('copyHint') : ''}
      </p>
    </>
  );
}
