import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import styles from './status-page.module.css';

type DomainPageProps = { readonly host: string };

/** Domain-not-available modal as an unbranded page. */
export function DomainPage({ host }: DomainPageProps) {
  const t = useTranslations('status');
  return (
    <main className={`${styles.page} ${styles.calm}`}>
      <div className={styles.middle}>
        <dialog aria-labelledby="domain-title" className={styles.modal} open>
          <Icon name="compass" size="large" />
          <h1 className={styles.title} id="domain-title">
            {t('domainTitle')}
          </h1>
          {host && <bdi className={styles.host}>{host}</bdi>}
          <p className={styles.text}>{t('domainText')}</p>
        </dialog>
      </div>
    </main>
  );
}
