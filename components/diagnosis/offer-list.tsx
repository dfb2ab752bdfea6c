import { useTranslations } from 'next-intl';
import page from '@/components/ui/text-page/text-page.module.css';
import { OFFERS, type Offers } from '@/lib/client/diagnosis/offer-table';
import styles from './diagnosis.module.css';

/** What the site offers here, and why something does not show. */
export function OfferList({ offers }: { readonly offers: Offers }) {
  const t = useTranslations('diagnosis');
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('offers')}</h2>
      <ul className={styles.list}>
        {OFFERS.map((id) => (
          <li className={styles.probe} key={id}>
            <span className={styles.words}>
              {t(`offer_${id}`)}
              <span className={styles.why}>{t(`${id}_${offers[id]}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
