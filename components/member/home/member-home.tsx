import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NeedsSession } from '@/components/auth/form/needs-session';
import { ClubSection } from '@/components/member/home/club-section';
import { Group } from '@/components/member/home/group';
import { ProfileCard } from '@/components/member/home/profile-card';
import { ReferralCard } from '@/components/member/home/referral-card';
import { Shortcuts } from '@/components/member/home/shortcuts';
import { DepositCard } from '@/components/member/money/deposit-card';
import { WithdrawCard } from '@/components/member/money/withdraw-card';
import { HistoryCard } from '@/components/member/settings/history-card';
import { NewsCard } from '@/components/member/settings/news-card';
import { SaferCard } from '@/components/member/settings/safer-card';
import { SecurityCard } from '@/components/member/settings/security-card';
import { WalletCard } from '@/components/member/wallet/wallet-card';
import { BreakCard } from '@/components/safety/break/break-card';
import { PlayTimer } from '@/components/safety/play-timer';
import type { Wallet } from '@/lib/shared/member/wallet';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './home.module.css';

type MemberHomeProps = {
  /** The merchant's languages: they are the same for all visitors. */
  readonly languages: ReactNode;
  /** The REFERRAL promotion; undefined when it could not be had. */
  readonly promotion?: PromotionSwitch;
  readonly query: URLSearchParams;
  readonly helpLinks: BrandSafety['helpLinks'];
  /** What the merchant offers of a wallet, where it has one. */
  readonly wallet?: Wallet;
  readonly hasVipPage: boolean;
};

/** The member home: a frame that is the same for all visitors; all that is personal comes by calls of the browser. */
export function MemberHome(props: MemberHomeProps) {
  const { languages, promotion, query, helpLinks, wallet, hasVipPage } = props;
  const t = useTranslations('member');
  const to = (path: string) => toHref(path, {}, query);
  return (
    <NeedsSession>
      <BreakCard helpLinks={helpLinks} query={query} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <PlayTimer />
      </div>
      <div className={styles.home}>
        <ProfileCard />
        {wallet && <WalletCard wallet={wallet} />}
        <Shortcuts promotion={promotion} query={query} />
        <Group title={t('groupMoney')}>
          <DepositCard />
          <WithdrawCard />
        </Group>
        <Group title={t('groupClub')}>
          <ClubSection vipHref={hasVipPage ? to(ROUTES.vip) : undefined} />
          <ReferralCard promotion={promotion} query={query} />
        </Group>
        <Group title={t('groupPlay')}>
          <SaferCard query={query} />
          <HistoryCard allHref={to(ROUTES.mine)} findHref={to(ROUTES.game)} />
        </Group>
        <Group title={t('groupSettings')}>
          <NewsCard newsHref={to(ROUTES.news)} />
          {languages}
          <SecurityCard query={query} />
        </Group>
      </div>
    </NeedsSession>
  );
}
