import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import page from '@/components/ui/text-page/text-page.module.css';
import type { ConsentMode } from '@/lib/shared/consent/consent';
import { ChoiceForm } from './choice-form';
import styles from './privacy-page.module.css';
import { StoredList } from './stored-list';

type PrivacyPageProps = {
  readonly brandName: string;
  readonly mode: ConsentMode;
  /** Names of the measuring partners of this host; undefined when they failed to load. */
  readonly partners: readonly string[] | undefined;
  readonly back: string;
};

type PartnerListProps = Pick<PrivacyPageProps, 'mode' | 'partners'>;

/** Who measures on this host, what they receive and what is stored for it. */
function PartnerList({ mode, partners }: PartnerListProps) {
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
      <StoredList kind="advertising" without={partners?.length === 0 ? ['vendors'] : []} />
    </section>
  );
}

type PrivacyChoiceProps = { readonly mode: ConsentMode; readonly back: string };

const RULES = { required: 'ruleRequired', optional: 'ruleOptional', none: 'ruleNone' } as const;

/** The merchant's rule, with the two buttons where there is a choice; the address marks the last answer. */
function PrivacyChoice({ mode, back }: PrivacyChoiceProps) {
  const t = useTranslations('privacy');
  const consentText = useTranslations('consent');
  return (
    <section className={styles.card}>
      <h2 className={page.heading}>{t('choiceTitle')}</h2>
      <p>{t(RULES[mode])}</p>
      {mode !== 'none' && (
        <>
          <ChoiceForm back={back} />
          <p className={styles.said} id="said-yes">
            {consentText('choseYes')}
          </p>
          <p className={styles.said} id="said-no">
            {consentText('choseNo')}
          </p>
          <p className={page.note}>{t('choiceNote')}</p>
        </>
      )}
    </section>
  );
}

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
