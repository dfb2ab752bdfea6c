import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import type { PromotionSwitches } from '@/lib/shared/promo/promotions';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './general-cards.module.css';

type GeneralCardsProps = {
  readonly switches: PromotionSwitches;
  readonly query: URLSearchParams;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

/** The two general promotions, each while active. */
export function GeneralCards({ switches, query, off = [] }: GeneralCardsProps) {
  const t = useTranslations('promo');
  const { appDownload, referral } = switches;
  const cards = [
    {
      id: 'app',
      isShown: appDownload.enabled,
      count: appDownload.count,
      path: ROUTES.download,
    },
    {
      id: 'invite',
      isShown: isOffered(off, 'referral') && referral.enabled && referral.count > 0,
      count: referral.count,
      path: ROUTES.inviteFriends,
    },
  ] as const;
  const shown = cards.filter(({ isShown }) => isShown);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('general')} className={styles.cards}>
      {shown.map(({ id, count, path }) => (
        <li key={id}>
          <ClientLink className={styles.card} href={toHref(path, {}, query)}>
            <span className={styles.sign}>
              <Icon name="gift" />
            </span>
            <span className={styles.words}>
              <strong className={styles.name}>{t(`${id}Title`)}</strong>
              {count > 0 && <span className={styles.count}>{t('offers', { count })}</span>}
            </span>
          </ClientLink>
        </li>
      ))}
    </ul>
  );
}
