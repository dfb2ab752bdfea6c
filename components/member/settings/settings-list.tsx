import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SignOutButton } from '@/components/auth/sign-out-button';
import styles from '@/components/member/member.module.css';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { HistoryCard } from './history-card';
import { LinkCard } from './link-card';
import { NewsAndPush, NewsCard } from './news-card';
import own from './settings.module.css';

type SettingsListProps = {
  /** The merchant's languages: the same for everyone. */
  readonly languages: ReactNode;
  /** The second factors of a log-in by Google, Facebook or X, where the merchant has one. */
  readonly factors?: ReactNode;
  readonly query: URLSearchParams;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

/** Security, messages, language, this device's history and help; sign-out is last. */
export function SettingsList({ languages, factors, query, off = [] }: SettingsListProps) {
  const t = useTranslations('member');
  const to = (path: string) => toHref(path, {}, query);
  const News = isOffered(off, 'memberSettings') ? NewsAndPush : NewsCard;
  const password = toHref(ROUTES.changePassword, { go: ROUTES.member }, query);
  return (
    <>
      {isOffered(off, 'changePassword') && (
        <LinkCard
          links={[{ href: password, icon: 'lock', title: t('changePassword') }]}
          title={t('security')}
        />
      )}
      {factors}
      <News newsHref={to(ROUTES.news)} />
      {languages}
      <HistoryCard allHref={to(ROUTES.mine)} findHref={to(ROUTES.game)} />
      <LinkCard
        links={[
          { href: to(ROUTES.service), icon: 'headset', title: t('serviceLink') },
          ...(isOffered(off, 'feedback')
            ? [{ href: to(ROUTES.feedback), icon: 'chat', title: t('feedback') } as const]
            : []),
        ]}
        title={t('help')}
      />
      <div className={own.leave}>
        <SignOutButton />
        <p className={styles.muted}>{t('signOutHint')}</p>
      </div>
    </>
  );
}
