import { useTranslations } from 'next-intl';
import type { Fact } from '@/lib/client/diagnosis/read-facts';
import styles from './diagnosis.module.css';

/** Facts that customer service needs. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useTranslations('diagnosis');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('facts')}</h2>
      <dl className={styles.list}>
        {facts.map(({ id, value }) => (
          <div className={styles.fact} key={id}>
            <dt>{t(`fact_${id}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
