import { useLocale, useTranslations } from 'next-intl';
import { EntryList } from '@/components/service/entry-list';
import { formatMoment, MOMENT_WITH_ZONE } from '@/lib/shared/locale/format-moment';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import { LocalTime } from './local-time';
import { RetryLink } from './retry-link';
import { StatusPage } from './status-page';
import styles from './status-page.module.css';

type MaintenancePageProps = {
  readonly brand?: Brand;
  readonly query: URLSearchParams;
  readonly end?: string;
  /** Customer service entries outside the closed site. */
  readonly contacts?: readonly ServiceEntry[];
  /** The provider's own text, if it cannot report the site's state. */
  readonly message?: string;
};

const CONTACTS_LENGTH = 4;

/** System Maintenance, with its end if known and still to come: in local time, and in UTC from the server. */
export function MaintenancePage({ brand, query, contacts = [], message, ...given }: MaintenancePageProps) {
  const t = useTranslations('status');
  const service = useTranslations('service');
  const tag = useLocale();
  const end = given.end && Date.parse(given.end) > Date.now() ? given.end : undefined;
  return (
    <StatusPage
      brand={brand}
      icon="wrench"
      text={message ?? t('maintenanceText')}
      title={t('maintenanceTitle')}
      tone="calm"
    >
      {end && (
        <p className={styles.fact}>
          <span className={styles.label}>{t('maintenanceEnd')}</span>
          <LocalTime className={`${styles.value} ${styles.local}`} iso={end} tag={tag} />
          <time className={styles.utc} dateTime={end}>
            {formatMoment(tag, { ...MOMENT_WITH_ZONE, timeZone: 'UTC' }, new Date(end))}
          </time>
        </p>
      )}
      <RetryLink href={toHref(ROUTES.home, {}, query)} label={t('retry')} />
      {contacts.length > 0 && (
        <section aria-label={service('title')} className={styles.contacts}>
          <h2 className={styles.label}>{service('title')}</h2>
          <EntryList entries={contacts.slice(0, CONTACTS_LENGTH)} />
        </section>
      )}
    </StatusPage>
  );
}
