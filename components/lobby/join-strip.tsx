import { useTranslations } from 'next-intl';
import button from '@/components/ui/button/button.module.css';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { signInHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';
import styles from './join-strip.module.css';

type JoinStripProps = { readonly brandName: string; readonly query: URLSearchParams };

/** Registration link for visitors: one line below the offers. */
export function JoinStrip({ brandName, query }: JoinStripProps) {
  const t = useTranslations('register');
  return (
    <ClientLink className={styles.strip} data-for="visitor" href={signInHref(ROUTES.register, query)}>
      <span className={styles.title}>{t('joinTitle', { name: brandName })}</span>
      <span className={`${button.button} ${button.primary} ${styles.action}`}>{t('submit')}</span>
    </ClientLink>
  );
}
