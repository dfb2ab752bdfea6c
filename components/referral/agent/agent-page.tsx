import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from '@/components/referral/programme.module.css';
import { PartnerArt } from '@/components/referral/programme-art';
import { ProgrammeHero } from '@/components/referral/programme-hero';
import { ProgrammeStepList, type Step } from '@/components/referral/programme-step-list';

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
