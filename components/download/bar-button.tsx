import { useTranslations } from 'next-intl';
import { ReferralEntry } from '@/components/referral/referral-entry';
import button from '@/components/ui/button/button.module.css';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { DownloadBarFacts } from '@/lib/shared/download/parse-bar';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { toReferralHrefs } from '@/lib/shared/referral/referral-place';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './download-bar.module.css';

type BarButtonProps = {
  readonly bar: DownloadBarFacts;
  readonly promotion?: PromotionSwitch;
  readonly query: URLSearchParams;
};

/** Download button: links to the referral or download page. The deferred widgets turn the latter into popup or installation. */
export function BarButton({ bar, promotion, query }: BarButtonProps) {
  const t = useTranslations('downloadBar');
  const referral = useTranslations('referral');
  const { action } = bar;
  const className = `${button.button} ${button.primary} ${button.small} ${styles.get}`;
  if (action === 'referral')
    return (
      <ReferralEntry
        className={className}
        comingSoon={referral('comingSoon')}
        hrefs={toReferralHrefs(query)}
        promotion={promotion}
      >
        {t('get')}
      </ReferralEntry>
    );
  return (
    <ClientLink className={className} data-bar-action={action} href={toHref(ROUTES.download, {}, query)}>
      {t(action === 'install' ? 'install' : 'get')}
    </ClientLink>
  );
}
