import { useTranslations } from 'next-intl';
import { SignOutButton } from '@/components/auth/sign-out-button';
import styles from '@/components/member/member.module.css';
import { RowContent } from '@/components/member/row-content';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Password, help and the way out. */
export function SecurityCard({ query }: { readonly query: URLSearchParams }) {
  const t = useTranslations('member');
  const password = toHref(ROUTES.changePassword, { go: ROUTES.member }, query);
  const links = [
    { href: toHref(ROUTES.service, {}, query), icon: 'headset', title: t('serviceLink') },
    { href: toHref(ROUTES.feedback, {}, query), icon: 'chat', title: t('feedback') },
  ] as const;
  return (
    <>
      <section className={styles.card}>
        <h3 className={styles.heading}>{t('help')}</h3>
        <ul className={styles.rows}>
          {links.map(({ href, icon, title }) => (
            <li key={href}>
              <ClientLink className={styles.row} href={href}>
                <RowContent icon={icon} title={title} />
              </ClientLink>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card}>
        <h3 className={styles.heading}>{t('security')}</h3>
        <ClientLink className={styles.row} href={password}>
          <RowContent icon="lock" title={t('changePassword')} />
        </ClientLink>
        <SignOutButton />
        <p className={styles.muted}>{t('signOutHint')}</p>
      </section>
    </>
  );
}
