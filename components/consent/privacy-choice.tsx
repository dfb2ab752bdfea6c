import { useTranslations } from 'next-intl';
import page from '@/components/ui/text-page/text-page.module.css';
import type { ConsentMode } from '@/lib/shared/consent/consent';
import { ChoiceForm } from './choice-form';
import styles from './privacy-page.module.css';

type PrivacyChoiceProps = { readonly mode: ConsentMode; readonly back: string };

const RULES = { required: 'ruleRequired', optional: 'ruleOptional', none: 'ruleNone' } as const;

/** The merchant's rule, with the two buttons where there is a choice; the address marks the last answer. */
export function PrivacyChoice({ mode, back }: PrivacyChoiceProps) {
  const t = useTranslations('privacy');
  const consentText = useTranslations('consent');
  return (
    <section className={styles.card}>
      <h2 className={page.heading}>{t('choiceTitle')}</h2>
      <p className={styles.rule}>{t(RULES[mode])}</p>
      {mode !== 'none' && (
        <>
          <ChoiceForm back={back} />
          <p className={styles.said} id="said-yes">
            {consentText('saidYes')}
          </p>
          <p className={styles.said} id="said-no">
            {consentText('saidNo')}
          </p>
          <p className={page.note}>{t('choiceNote')}</p>
        </>
      )}
    </section>
  );
}
