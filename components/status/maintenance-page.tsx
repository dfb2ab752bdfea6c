import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { LocalTime } from './local-time';
import { StatusPage } from './status-page';
import styles from './status-page.module.css';

type MaintenancePageProps = {
  readonly brand?: Brand;
  readonly query: URLSearchParams;
  readonly end?: string;
};

/** System Maintenance, with its end where it is known: on the visitor's clock first, in UTC from the server below. */
export function MaintenancePage({ brand, query, end }: MaintenancePageProps) {
  const t = useTranslations('status');
  const format = useFormatter();
  const tag = useLocale();
  return (
    <StatusPage
      brand={brand}
      icon="wrench"
      text={t('maintenanceText')}
      title={t('maintenanceTitle')}
      tone="calm"
    >
      {end && (
        <p className={styles.fact}>
          <span className={styles.label}>{t('maintenanceEnd')}</span>
          <LocalTime className={`${styles.value} ${styles.local}`} iso={end} tag={tag} />
          <time className={styles.utc} dateTime={end}>
            {t('utc', {
              time: format.dateTime(new Date(end), {
                dateStyle: 'medium',
                timeStyle: 'short',
                timeZone: 'UTC',
              }),
            })}
          </time>
        </p>
      )}
      <ButtonLink href={toHref(ROUTES.home, {}, query)} look="quiet" reload>
        {t('retry')}
      </ButtonLink>
    </StatusPage>
  );
}
