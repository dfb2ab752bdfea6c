import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { BrandMark } from './brand-mark';
import styles from './header.module.css';

type HeaderProps = {
  readonly brand: Brand;
  readonly query: URLSearchParams;
  /** The way to another language, where there is one. */
  readonly language: ReactNode;
  /** What a member sees in place of the sign-in button. */
  readonly member: ReactNode;
};

/** The top of every page: whose site it is, and the way in. */
export function Header({ brand, query, language, member }: HeaderProps) {
  const t = useTranslations('shell');
  return (
    <header className={styles.header}>
      <ClientLink className={styles.brand} href={toHref(ROUTES.home, {}, query)}>
        <BrandMark brand={brand} />
      </ClientLink>
      <span className={styles.end}>
        {language}
        <ButtonLink audience="visitor" href={toHref(ROUTES.login, {}, query)} size="small">
          {t('signIn')}
        </ButtonLink>
        <span className={styles.member} data-for="member">
          {member}
        </span>
      </span>
    </header>
  );
}
