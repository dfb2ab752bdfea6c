'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import buttons from '@/components/ui/button/button.module.css';
import { Icon } from '@/components/ui/icon/icon';
import { showToast } from '@/lib/client/notice/notice-store';
import { copyText } from '@/lib/client/referral/copy-text';
import styles from './invitation.module.css';

type CopyFieldProps = {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
  /** Said aloud by the toast, which is a live region. */
  readonly copiedLabel: string;
  /** The main thing to do here: a broad button under the text, with what else there is to do beside it. */
  readonly isMain?: boolean;
  readonly children?: ReactNode;
};

/** A text with a button that copies it by one tap. The text can be selected where copying is refused. */
export function CopyField({ label, text, copyLabel, copiedLabel, isMain, children }: CopyFieldProps) {
  const t = useTranslations('referral');
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    const isDone = await copyText(text);
    setCopied(isDone);
    showToast({ text: isDone ? copiedLabel : t('copyFailed') });
  }
  const button = (
    <button
      className={isMain ? `${buttons.button} ${buttons.primary}` : styles.copy}
      onClick={() => void copy()}
      type="button"
    >
      <Icon name={isCopied ? 'check' : 'copy'} size="small" />
      {copyLabel}
    </button>
  );
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.box}>
        <bdi className={styles.value} dir="ltr">
          {text}
        </bdi>
        {!isMain && button}
      </span>
      {isMain && (
        <div className={styles.actions}>
          {button}
          {children}
        </div>
      )}
    </div>
  );
}
