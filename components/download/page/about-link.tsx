import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './download.module.css';

/** Link to the page about the app. */
export function AboutLink({ query }: { readonly query: URLSearchParams }) {
  const t = useTranslations('download');
  return (
    <div className={styles.about}>
      <ButtonLink href={toHref(ROUTES.app, {}, query)} look="quiet">
        {t('aboutApp')}
      </ButtonLink>
    </div>
  );
}
