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
  /** Language button, if there is a choice. */
  readonly language: ReactNode;
  /** Replaces the sign-in button for members. */
  readonly member: ReactNode;
};

/** Header of every page. */
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
