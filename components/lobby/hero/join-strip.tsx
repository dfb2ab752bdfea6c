import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { wayInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';
import styles from './join-strip.module.css';

type JoinStripProps = { readonly brandName: string; readonly query: URLSearchParams };

/** A visitor's way to an account of his own, on the home page. */
export function JoinStrip({ brandName, query }: JoinStripProps) {
  const t = useTranslations('register');
  return (
    <ClientLink
      className={styles.strip}
      data-for="visitor"
      data-promo
      href={wayInHref(ROUTES.register, query)}
    >
      <span className={styles.words}>
        <span className={styles.title}>{t('joinTitle', { name: brandName })}</span>
        <span className={styles.text}>{t('joinText')}</span>
      </span>
      <Icon flips name="chevron" size="small" />
    </ClientLink>
  );
}
