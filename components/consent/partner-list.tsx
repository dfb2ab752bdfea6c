import { useTranslations } from 'next-intl';
import page from '@/components/ui/text-page/text-page.module.css';
import type { ConsentMode } from '@/lib/shared/consent/consent';
import styles from './privacy-page.module.css';
import { StoredList } from './stored-list';

type PartnerListProps = {
  readonly mode: ConsentMode;
  readonly partners: readonly string[] | undefined;
};

/** Who measures on this host, what they receive and what is stored for it. */
export function PartnerList({ mode, partners }: PartnerListProps) {
  const t = useTranslations('privacy');
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t(mode === 'required' ? 'partnersAfterYes' : 'partnersTitle')}</h2>
      {partners && partners.length > 0 ? (
        <>
          <p className={page.note}>{t('partnersText')}</p>
          <ul className={styles.partners}>
            {partners.map((name) => (
              <li className={styles.partner} key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={page.note}>{t(partners ? 'partnersNone' : 'partnersUnknown')}</p>
      )}
      <StoredList kind="advertising" />
    </section>
  );
}
