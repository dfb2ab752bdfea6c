import { useTranslations } from 'next-intl';
import { AGE_DAYS } from '@/lib/shared/age/age-confirmation';
import { CONSENT_DAYS } from '@/lib/shared/consent/consent';
import { LANGUAGE_DAYS, LIFETIME_DAYS } from '@/lib/shared/constants';
import styles from './stored-list.module.css';

/** What the device stores: a text each, and for how many days; 0 until sign-out or removal, -1 as long as the partner decides. */
const STORED = {
  needed: [
    ['session', 0],
    ['device', LIFETIME_DAYS.deviceId],
    ['language', LANGUAGE_DAYS],
    ['games', 0],
    ['searches', 0],
    ['visits', 0],
    ['inbox', 0],
    ['referrer', 0],
    ['choices', Math.max(CONSENT_DAYS, AGE_DAYS)],
  ],
  advertising: [
    ['clicks', LIFETIME_DAYS.clickCookie],
    ['metaIds', LIFETIME_DAYS.facebookCookie],
    ['vendors', -1],
  ],
} as const;

function useTime(): (days: number) => string {
  const t = useTranslations('privacy');
  return (days) => {
    if (days < 0) return t('storedByPartner');
    return days === 0 ? t('storedUntilRemoved') : t('storedDays', { days });
  };
}

type StoredListProps = {
  readonly kind: keyof typeof STORED;
  /** Names that this site does not store. */
  readonly without?: readonly string[];
};

/** One kind of stored data, with purpose and duration. */
export function StoredList({ kind, without = [] }: StoredListProps) {
  const t = useTranslations('privacy');
  const timeOf = useTime();
  const shown = STORED[kind].filter(([name]) => !without.includes(name));
  return (
    <dl className={styles.list}>
      {shown.map(([name, days]) => (
        <div className={styles.item} key={name}>
          <dt className={styles.name}>{t(`${name}Name`)}</dt>
          <dd className={styles.why}>{t(`${name}Why`)}</dd>
          <dd className={styles.time}>{timeOf(days)}</dd>
        </div>
      ))}
    </dl>
  );
}
