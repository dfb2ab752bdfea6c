import { useTranslations } from 'next-intl';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import styles from './safety-page.module.css';

/** Who may play, and under which licence (B6). */
export function Licence({ safety: { minimumAge, licence } }: { readonly safety: BrandSafety }) {
  const t = useTranslations('safetyPage');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('licenceTitle')}</h2>
      <p className={styles.soft}>{t('age', { age: minimumAge })}</p>
      {licence && (
        <p className={styles.soft} dir="auto">
          {licence.text}
        </p>
      )}
      {licence?.url && (
        <a className={styles.link} href={licence.url} rel="noopener noreferrer" target="_blank">
          {t('licence')}
        </a>
      )}
    </section>
  );
}
