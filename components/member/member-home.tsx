'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NeedsSession } from '@/components/auth/form/needs-session';
import { SignOutButton } from '@/components/auth/sign-out-button';
import { DepositCard } from '@/components/member/deposit-card';
import { ProfileCard } from '@/components/member/profile-card';
import { WithdrawCard } from '@/components/member/withdraw-card';
import { ButtonLink } from '@/components/ui/button/button-link';
import styles from './member.module.css';

type MemberHomeProps = {
  /** The merchant's languages, rendered by the server: they are the same for everybody. */
  readonly languages: ReactNode;
  readonly passwordHref: string;
};

/** The member home (R7): all that is personal comes from calls of the browser (DESIGN §1.1). */
export function MemberHome({ languages, passwordHref }: MemberHomeProps) {
  const t = useTranslations('member');
  return (
    <NeedsSession>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.home}>
        <ProfileCard />
        <DepositCard />
        <WithdrawCard />
        {languages && (
          <section className={styles.card}>
            <h2 className={styles.heading}>{t('language')}</h2>
            {languages}
          </section>
        )}
        <section className={styles.card}>
          <h2 className={styles.heading}>{t('security')}</h2>
          <div className={styles.actions}>
            <ButtonLink href={passwordHref} look="quiet" size="wide">
              {t('changePassword')}
            </ButtonLink>
            <SignOutButton />
          </div>
          <p className={styles.muted}>{t('signOutHint')}</p>
        </section>
      </div>
    </NeedsSession>
  );
}
