import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import strip from '@/components/ui/strip/strip.module.css';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { toReferralHrefs } from '@/lib/shared/referral/referral-place';
import { BannerClose } from './banner-close';
import styles from './referral-banner.module.css';
import { ReferralEntry } from './referral-entry';

type ReferralBannerProps = {
  /** REFERRAL promotion; without it, or while inactive, there is no banner. */
  readonly promotion?: PromotionSwitch;
  readonly query: URLSearchParams;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

/** Referral banner of members: in everyone's HTML, hidden before the first paint from guests and after its dismissal. */
export function ReferralBanner({ promotion, query, off = [] }: ReferralBannerProps) {
  const t = useTranslations('referral');
  if (!isOffered(off, 'referral') || !promotion?.enabled || promotion.count <= 0) return null;
  return (
    <aside aria-label={t('bannerName')} className={styles.banner} data-for="member" data-promo>
      <ReferralEntry
        className={styles.entry}
        comingSoon={t('comingSoon')}
        hrefs={toReferralHrefs(query)}
        promotion={promotion}
      >
        <span className={strip.sign}>
          <Icon name="gift" />
        </span>
        <span className={strip.words}>
          <span className={strip.title}>{t('bannerTitle')}</span>
          <span className={strip.text}>{t('bannerText')}</span>
        </span>
        <Icon flips name="chevron" size="small" />
      </ReferralEntry>
      <BannerClose className={styles.close} label={t('bannerClose')} />
    </aside>
  );
}
