import { useTranslations } from 'next-intl';
import styles from '@/components/download/download-head.module.css';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { ROUTES, toHref } from '@/lib/shared/routes';

type AppHeadProps = {
  readonly brandName: string;
  readonly icon: string;
  readonly description: string;
  readonly query: URLSearchParams;
};

/** Head of the app page, with the download link. */
export function AppHead({ brandName, icon, description, query }: AppHeadProps) {
  const t = useTranslations('download');
  return (
    <div className={styles.head}>
      <img alt="" className={styles.icon} height="88" src={icon} width="88" />
      <h1 className={styles.title}>{t('appTitle', { brand: brandName })}</h1>
      <p className={styles.lead}>{description || t('lead')}</p>
      <ButtonLink href={toHref(ROUTES.download, {}, query)}>
        <Icon name="download" size="small" />
        {t('get')}
      </ButtonLink>
    </div>
  );
}
