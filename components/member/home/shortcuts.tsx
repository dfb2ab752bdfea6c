import { useTranslations } from 'next-intl';
import { FavouriteCount } from '@/components/member/home/favourite-count';
import { UnreadCount } from '@/components/member/inbox/unread-count';
import { ReferralEntry } from '@/components/referral/referral-entry';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-table';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { toReferralHrefs } from '@/lib/shared/referral/referral-place';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './home.module.css';

type ShortcutsProps = {
  readonly promotion?: PromotionSwitch;
  readonly query: URLSearchParams;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

function Face({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <>
      <span className={styles.shortcutSign}>
        <Icon name={icon} />
      </span>
      <span>{text}</span>
    </>
  );
}

/** Most used pages of members. */
export function Shortcuts({ promotion, query, off = [] }: ShortcutsProps) {
  const t = useTranslations('member');
  const referral = useTranslations('referral');
  return (
    <nav aria-label={t('shortcuts')} className={styles.shortcuts}>
      {isOffered(off, 'promotions') && (
        <ClientLink className={styles.shortcut} href={toHref(ROUTES.activity, {}, query)}>
          <Face icon="gift" text={t('promotions')} />
        </ClientLink>
      )}
      <ClientLink className={styles.shortcut} href={toHref(ROUTES.mine, {}, query)}>
        <Face icon="heart" text={t('favourites')} />
        <FavouriteCount className={styles.count} />
      </ClientLink>
      <ClientLink className={styles.shortcut} href={toHref(ROUTES.inbox, {}, query)}>
        <Face icon="bell" text={t('inbox')} />
        <UnreadCount className={styles.count} />
      </ClientLink>
      {isOffered(off, 'referral') && (
        <ReferralEntry
          agentChildren={<Face icon="users" text={t('partner')} />}
          className={styles.shortcut}
          comingSoon={referral('comingSoon')}
          hrefs={toReferralHrefs(query)}
          promotion={promotion}
        >
          <Face icon="users" text={t('invite')} />
        </ReferralEntry>
      )}
      <ClientLink className={styles.shortcut} href={toHref(ROUTES.service, {}, query)}>
        <Face icon="headset" text={t('service')} />
      </ClientLink>
    </nav>
  );
}
