import { useTranslations } from 'next-intl';
import { ReferralEntry } from '@/components/referral/referral-entry';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { toReferralHrefs } from '@/lib/shared/referral/referral-place';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './footer-links.module.css';

const LINKS = [
  ['promotions', ROUTES.activity],
  ['news', ROUTES.news],
  ['invite', ROUTES.inviteFriends],
  ['download', ROUTES.download],
  ['app', ROUTES.app],
  ['service', ROUTES.service],
  ['diagnosis', ROUTES.diagnosis],
] as const;

const FEATURES: Partial<Record<(typeof LINKS)[number][0], Feature>> = {
  promotions: 'promotions',
  invite: 'referral',
};

type FooterLinksProps = {
  readonly query: URLSearchParams;
  /** REFERRAL promotion; undefined when it failed to load. */
  readonly promotion?: PromotionSwitch;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

/** Further pages of the site, beyond tab bar and lobby. */
export function FooterLinks({ query, promotion, off = [] }: FooterLinksProps) {
  const t = useTranslations('footer');
  const referral = useTranslations('referral');
  const privacy = useTranslations('privacy');
  const domains = useTranslations('domains');
  const shown = LINKS.filter(([id]) => isOffered(off, FEATURES[id]));
  return (
    <nav aria-label={t('name')}>
      <ul className={styles.list}>
        {shown.map(([id, path]) => (
          <li key={id} data-promo={path === ROUTES.inviteFriends || undefined}>
            {path === ROUTES.inviteFriends ? (
              <ReferralEntry
                className={styles.link}
                comingSoon={referral('comingSoon')}
                hrefs={toReferralHrefs(query)}
                promotion={promotion}
              >
                {t(id)}
              </ReferralEntry>
            ) : (
              <ClientLink className={styles.link} href={toHref(path, {}, query)}>
                {t(id)}
              </ClientLink>
            )}
          </li>
        ))}
        <li>
          <ClientLink className={styles.link} href={toHref(ROUTES.privacy, {}, query)}>
            {privacy('title')}
          </ClientLink>
        </li>
        <li>
          <ClientLink className={styles.link} href={toHref(ROUTES.domains, {}, query)}>
            {domains('title')}
          </ClientLink>
        </li>
      </ul>
    </nav>
  );
}
