import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProgrammeHero, ProgrammeStepList, type Step } from '@/components/referral/programme';
import styles from '@/components/referral/programme.module.css';
import { PartnerArt } from '@/components/referral/programme-art';
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

type AgentPageProps = {
  readonly brandName: string;
  /** The agent's own data, or how to become one. */
  readonly children: ReactNode;
};

function useOffers(): readonly Step[] {
  const t = useTranslations('referral');
  return [
    { icon: 'share', title: t('agent1Title'), text: t('agent1Text') },
    { icon: 'trophy', title: t('agent2Title'), text: t('agent2Text') },
    { icon: 'headset', title: t('agent3Title'), text: t('agent3Text') },
  ];
}

/** Page of the partner programme, for everyone and without script. */
export function AgentPage({ brandName, children }: AgentPageProps) {
  const t = useTranslations('referral');
  return (
    <div className={styles.page}>
      <ProgrammeHero
        art={<PartnerArt />}
        claim={t('agentHeroTitle')}
        lead={t('agentLead', { brand: brandName })}
        title={t('agentTitle')}
      />
      {children}
      <ProgrammeStepList steps={useOffers()} title={t('agentStepsTitle')} />
    </div>
  );
}
