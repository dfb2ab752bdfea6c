import { useTranslations } from 'next-intl';
import page from '@/components/ui/text-page/text-page.module.css';
import styles from './diagnosis.module.css';
import { DiagnosisReport } from './diagnosis-report';

/** What works in this browser: the server names what the site needs, the browser fills in whether it has it. */
export function DiagnosisPage({ build }: { readonly build: string }) {
  const t = useTranslations('diagnosis');
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
      </header>
      <noscript>
        <p className={styles.script}>{t('noScript')}</p>
      </noscript>
      <DiagnosisReport build={build} />
    </div>
  );
}
