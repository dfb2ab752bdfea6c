'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { copyText } from '@/lib/client/share/copy-text';
import styles from './register.module.css';
import type { MadeAccount } from './use-registration';

/** End of a quick start: the user name that the provider chose, with a way to save it. */
export function NamePanel({ userName, carryOn }: MadeAccount) {
  const t = useTranslations('register');
  const title = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'copied' | 'refused'>();
  const copy = async () => setCopied((await copyText(userName)) ? 'copied' : 'refused');
  // The focused control is gone: reading continues here.
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <section className={styles.made} data-account-made>
      <h1 className={styles.welcome} ref={title} tabIndex={-1}>
        {t('nameTitle')}
      </h1>
      <bdi className={styles.name}>{userName}</bdi>
      <p className={styles.text}>{t('nameText')}</p>
      <ActionButton look="quiet" onClick={() => void copy()} wide>
        <span aria-live="polite">{t(copied === 'copied' ? 'copied' : 'copy')}</span>
      </ActionButton>
      {copied === 'refused' && (
        <p className={styles.text} role="status">
          {t('copyRefused')}
        </p>
      )}
      <ActionButton onClick={carryOn} wide>
        {t('carryOn')}
      </ActionButton>
    </section>
  );
}
