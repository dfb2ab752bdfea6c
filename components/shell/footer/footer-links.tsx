import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link/soft-link';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './footer-links.module.css';

const LINKS = [
  ['promotions', ROUTES.activity],
  ['news', ROUTES.news],
  ['invite', ROUTES.inviteFriends],
  ['download', ROUTES.download],
  ['app', ROUTES.app],
  ['service', ROUTES.service],
  ['diagnosis', ROUTES.diagnosis],
] as const;

/** The site's further pages, quietly: what neither the tab bar nor the lobby leads to (B13). */
export function FooterLinks({ query }: { readonly query: URLSearchParams }) {
  const t = useTranslations('footer');
  return (
    <nav aria-label={t('name')}>
      <ul className={styles.list}>
        {LINKS.map(([id, path]) => (
          <li key={id}>
            <SoftLink className={styles.link} href={toHref(path, {}, query)}>
              {t(id)}
            </SoftLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
