'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';
import styles from './unknown-number.module.css';

/** The number has no account yet: the registration takes it over. */
export function UnknownNumber() {
  const t = useTranslations('sms');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={styles.panel} ref={panel} role="status">
      <h2 className={styles.title}>{t('unknownTitle')}</h2>
      <p className={styles.text}>{t('unknownText')}</p>
      <ButtonLink href={signInHref(ROUTES.register, new URLSearchParams(window.location.search))} size="wide">
        {t('createAccount')}
      </ButtonLink>
    </section>
  );
}
