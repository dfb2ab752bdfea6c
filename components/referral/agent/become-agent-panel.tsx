import { useTranslations } from 'next-intl';
import styles from '@/components/referral/programme.module.css';
import { ButtonLink } from '@/components/ui/button/button-link';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import { ROUTES, toHref } from '@/lib/shared/routes';

type BecomeAgentPanelProps = {
  readonly query: URLSearchParams;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

/** How to become an agent: by a message; feedback is for members only. */
export function BecomeAgentPanel({ query, off = [] }: BecomeAgentPanelProps) {
  const t = useTranslations('referral');
  return (
    <section className={`${styles.card} ${styles.call}`}>
      <h2 className={styles.heading}>{t('askTitle')}</h2>
      <p className={styles.text}>{t('askText')}</p>
      <div className={styles.actions}>
        <ButtonLink href={toHref(ROUTES.service, {}, query)} size="wide">
          {t('service')}
        </ButtonLink>
        {isOffered(off, 'feedback') && (
          <ButtonLink audience="member" href={toHref(ROUTES.feedback, {}, query)} look="quiet" size="wide">
            {t('askFeedback')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
