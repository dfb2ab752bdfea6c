'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { showToast } from '@/lib/client/notice/notice-store';
import { copyText } from '@/lib/client/referral/copy-text';
import styles from './invitation.module.css';

type CopyFieldProps = {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
  /** Said aloud by the toast, which is a live region (X11). */
  readonly copiedLabel: string;
};

/** A text with a button that copies it by one tap (B15). The text can be selected where copying is refused. */
export function CopyField({ label, text, copyLabel, copiedLabel }: CopyFieldProps) {
  const t = useTranslations('referral');
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    const isDone = await copyText(text);
    setCopied(isDone);
    showToast({ text: isDone ? copiedLabel : t('copyFailed') });
  }
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <bdi className={styles.value} dir="ltr">
          {text}
        </bdi>
        <button className={styles.copy} onClick={() => void copy()} type="button">
          <Icon name={isCopied ? 'check' : 'copy'} size="small" />
          {copyLabel}
        </button>
      </span>
    </div>
  );
}
