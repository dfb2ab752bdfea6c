import { useTranslations } from 'next-intl';
import page from '@/components/ui/text-page/text-page.module.css';
import type { Fact } from '@/lib/client/diagnosis/read-facts';
import styles from './diagnosis.module.css';

/** Facts that customer service needs. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useTranslations('diagnosis');
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('facts')}</h2>
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
