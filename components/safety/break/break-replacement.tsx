import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './break-panel.module.css';
import { BreakUntil } from './break-until';

type BreakReplacementProps = { readonly query: URLSearchParams; readonly children: ReactNode };

/** Replaces a page of offers during a break; both are in everyone's HTML, and no search result quotes the second. */
export function BreakReplacement({ query, children }: BreakReplacementProps) {
  const t = useTranslations('playBreak');
  return (
    <>
      <div className={styles.offers} data-promo>
        {children}
      </div>
      <section className={styles.panel} data-break-only data-nosnippet>
        <span className={styles.sign}>
          <Icon name="pause" size="large" />
        </span>
        <h1 className={styles.title}>{t('offersTitle')}</h1>
        <p className={styles.text}>{t('offersText')}</p>
        <p className={styles.text}>
          {t('until')}
          <BreakUntil />
        </p>
        <div className={styles.actions}>
          <ButtonLink href={toHref(ROUTES.safety, {}, query)} look="quiet">
            {t('more')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
