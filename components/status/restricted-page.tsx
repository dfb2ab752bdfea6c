import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { RetryLink } from './retry-link';
import { StatusPage } from './status-page';
import styles from './status-page.module.css';

type RestrictedPageProps = {
  readonly brand?: Brand;
  readonly query: URLSearchParams;
  readonly ip?: string;
};

/** Access Denied, with the refused address. */
export function RestrictedPage({ brand, query, ip }: RestrictedPageProps) {
  const t = useTranslations('status');
  return (
    <StatusPage
      brand={brand}
      icon="shield"
      text={t('restrictedText')}
      title={t('restrictedTitle')}
      tone="alarm"
    >
      {ip && (
        <p className={styles.fact}>
          <span className={styles.label}>{t('restrictedIp')}</span>
          <bdi className={styles.value}>
            {[...ip.matchAll(/[^:]+:?|:/g)].map(({ 0: group, index }) => (
              <Fragment key={index}>
                {group}
                <wbr />
              </Fragment>
            ))}
          </bdi>
        </p>
      )}
      <p>{t('restrictedHelp')}</p>
      <RetryLink href={toHref(ROUTES.home, {}, query)} label={t('retry')} />
    </StatusPage>
  );
}
