'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import page from '@/components/ui/text-page/text-page.module.css';
import { copyText } from '@/lib/client/share/copy-text';
import { ROUTES } from '@/lib/shared/routes';
import styles from './diagnosis.module.css';

/** The findings as text: copied with a tap, or by hand if the browser refuses. */
export function CopyReport({ text }: { readonly text: string | undefined }) {
  const t = useTranslations('diagnosis');
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => {
    if (text !== undefined) setState((await copyText(text)) ? 'copied' : 'refused');
  };
  return (
    <section className={page.section}>
      <h2 className="visually-hidden">{t('copy')}</h2>
      <div className={styles.actions}>
        <div className="needs-script">
          <ActionButton isBusy={text === undefined} onClick={() => void copy()} wide>
            <span aria-live="polite">{t(state === 'copied' ? 'copied' : 'copy')}</span>
          </ActionButton>
        </div>
        <ButtonLink href={ROUTES.service} look="quiet" size="wide">
          {t('toService')}
        </ButtonLink>
      </div>
      {state === 'refused' && (
        <>
          <p className={page.note} role="status">
            {t('refused')}
          </p>
          <textarea aria-label={t('copy')} className={styles.text} readOnly rows={8} value={text} />
        </>
      )}
      <p className={page.note}>{t('private')}</p>
    </section>
  );
}
