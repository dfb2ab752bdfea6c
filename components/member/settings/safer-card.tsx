import { useTranslations } from 'next-intl';
import styles from '@/components/member/member.module.css';
import { RowContent } from '@/components/member/row-content';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** The way to time played, breaks and help. */
export function SaferCard({ query }: { readonly query: URLSearchParams }) {
  const t = useTranslations('playBreak');
  return (
    <section className={styles.card}>
      <ClientLink className={styles.row} href={toHref(ROUTES.safety, {}, query)}>
        <RowContent detail={t('rowText')} icon="clock" title={t('more')} />
      </ClientLink>
    </section>
  );
}
