'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ActionButton } from '@/components/ui/button/action-button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { ROUTES } from '@/lib/shared/routes';
import styles from './feedback.module.css';

/** Confirmation; gets the focus, since the form is gone. */
export function FeedbackSent({ onAnew }: { readonly onAnew: () => void }) {
  const t = useTranslations('feedback');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.sent}>
      <span className={styles.done}>
        <Icon name="check" size="large" />
      </span>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {t('sentTitle')}
      </h2>
      <p className={styles.text}>{t('sentText')}</p>
      <div className={styles.actions}>
        <ButtonLink href={ROUTES.home}>{t('sentHome')}</ButtonLink>
        <ActionButton look="quiet" onClick={onAnew}>
          {t('sentAnew')}
        </ActionButton>
      </div>
    </section>
  );
}
