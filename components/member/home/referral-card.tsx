import { useTranslations } from 'next-intl';
import { RowContent } from '@/components/member/row-content';
import { ReferralEntry } from '@/components/referral/referral-entry';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { toReferralHrefs } from '@/lib/shared/referral/referral-place';
import styles from './home.module.css';

type ReferralCardProps = { readonly promotion?: PromotionSwitch; readonly query: URLSearchParams };

/** The way into the referral programme, in the words for friends or for partners. */
export function ReferralCard({ promotion, query }: ReferralCardProps) {
  const t = useTranslations('referral');
  return (
    <ReferralEntry
      agentChildren={<RowContent detail={t('agentEntryText')} icon="users" title={t('agentEntryTitle')} />}
      className={styles.linkCard}
      comingSoon={t('comingSoon')}
      hrefs={toReferralHrefs(query)}
      promotion={promotion}
    >
      <RowContent detail={t('entryText')} icon="gift" title={t('entryTitle')} />
    </ReferralEntry>
  );
}
