'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import buttons from '@/components/ui/button/button.module.css';
import { Icon } from '@/components/ui/icon/icon';
import { showToast } from '@/lib/client/notice/notice-store';
import { copyText } from '@/lib/client/share/copy-text';
import styles from './invitation.module.css';

type CopyFieldProps = {
  readonly label: string;
  readonly text: string;
  readonly copyLabel: string;
  /** Announced by the toast, a live region. */
  readonly copiedLabel: string;
  /** Main action: a wide button below the text, with others beside it. */
  readonly isMain?: boolean;
  readonly children?: ReactNode;
};

/** Text with a copy button. Selectable where copying is refused. */
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
