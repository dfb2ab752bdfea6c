import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import page from '@/components/ui/text-page/text-page.module.css';
import type { ConsentMode } from '@/lib/shared/consent/consent';
import { PartnerList } from './partner-list';
import { PrivacyChoice } from './privacy-choice';
import styles from './privacy-page.module.css';
import { StoredList } from './stored-list';

type PrivacyPageProps = {
  readonly brandName: string;
  readonly mode: ConsentMode;
  /** Names of the measuring partners of this host; undefined when they failed to load. */
  readonly partners: readonly string[] | undefined;
  readonly back: string;
};

/** What the device stores and why, who measures, and the visitor's choice. Complete without script. */
export function PrivacyPage({ brandName, mode, partners, back }: PrivacyPageProps) {
  const t = useTranslations('privacy');
  return (
    <div className={page.page}>
      <header className={page.head}>
        <span aria-hidden="true" className={styles.sign}>
          <Icon name="shield" />
        </span>
        <h1 className={page.title}>{t('title')}</h1>
        <p className={page.lead}>{t('lead', { brand: brandName })}</p>
      </header>
      <PrivacyChoice back={back} mode={mode} />
      <PartnerList mode={mode} partners={partners} />
      <section className={page.section}>
        <h2 className={page.heading}>{t('neededTitle')}</h2>
        <p className={page.note}>{t('neededText')}</p>
        <StoredList kind="needed" />
      </section>
    </div>
  );
}
