import { useTranslations } from 'next-intl';
import { NeedsSession } from '@/components/auth/form/needs-session';
import { ClubSection } from '@/components/member/home/club-section';
import { PasswordChanged } from '@/components/member/home/password-changed';
import { ProfileCard } from '@/components/member/home/profile-card';
import { Shortcuts } from '@/components/member/home/shortcuts';
import { DepositCard } from '@/components/member/money/deposit-card';
import { WithdrawCard } from '@/components/member/money/withdraw-card';
import { LinkCard } from '@/components/member/settings/link-card';
import { WalletCard } from '@/components/member/wallet/wallet-card';
import { BreakCard } from '@/components/safety/break/break-card';
import { PlayTimer } from '@/components/safety/play-timer';
import type { Feature } from '@/lib/shared/calls/feature';
import type { Wallet } from '@/lib/shared/member/wallet';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { FirstSteps } from './first-steps';
import styles from './home.module.css';

type MemberHomeProps = {
  /** REFERRAL promotion; undefined when it failed to load. */
  readonly promotion?: PromotionSwitch;
  readonly query: URLSearchParams;
  readonly helpLinks: BrandSafety['helpLinks'];
  /** The merchant's wallet, if any. */
  readonly wallet?: Wallet;
  readonly hasVipPage: boolean;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
  /** How many profile icons the merchant has. */
  readonly iconCount: number;
};

/** Member home: the same frame for everyone; personal data comes from the browser's calls. */
export function MemberHome(props: MemberHomeProps) {
  const { promotion, query, helpLinks, wallet, hasVipPage, iconCount, off = [] } = props;
  const t = useTranslations('member');
  const safer = useTranslations('playBreak');
  const to = (path: string) => toHref(path, {}, query);
  return (
    <NeedsSession>
      <PasswordChanged />
      <BreakCard helpLinks={helpLinks} query={query} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <PlayTimer />
      </div>
      <div className={styles.home}>
        <ProfileCard iconCount={iconCount} />
        <FirstSteps
          games={to(ROUTES.game)}
          promotions={off.includes('promotions') ? undefined : to(ROUTES.activity)}
          service={to(ROUTES.service)}
        />
        {wallet && <WalletCard wallet={wallet} />}
        <Shortcuts off={off} promotion={promotion} query={query} />
        <ClubSection vipHref={hasVipPage ? to(ROUTES.vip) : undefined}>
          <DepositCard />
          <WithdrawCard />
          <LinkCard
            links={[
              {
                href: to(ROUTES.safety),
                icon: 'clock',
                title: safer('more'),
                detail: safer('rowText'),
              },
              { href: to(ROUTES.settings), icon: 'settings', title: t('settings') },
            ]}
          />
        </ClubSection>
      </div>
    </NeedsSession>
  );
}
