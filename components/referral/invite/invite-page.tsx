import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProgrammeHero, ProgrammeStepList, type Step } from '@/components/referral/programme';
import styles from '@/components/referral/programme.module.css';
import { InviteArt } from '@/components/referral/programme-art';
import { ButtonLink } from '@/components/ui/button/button-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { StatePanel } from '@/components/ui/state/state-panel';
import { type Feature, isOffered } from '@/lib/shared/calls/feature';
import type { PromotionSwitch } from '@/lib/shared/promo/promotions';
import { ROUTES, toHref } from '@/lib/shared/routes';

type InvitePageProps = {
  readonly brandName: string;
  /** REFERRAL promotion; undefined when it failed to load. */
  readonly promotion?: PromotionSwitch;
  readonly query: URLSearchParams;
  /** A member's own invitation. */
  readonly invitation: ReactNode;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

function useSteps(): readonly Step[] {
  const t = useTranslations('referral');
  return [
    { icon: 'share', title: t('step1Title'), text: t('step1Text') },
    { icon: 'users', title: t('step2Title'), text: t('step2Text') },
    { icon: 'gift', title: t('step3Title'), text: t('step3Text') },
  ];
}

type ComingSoonProps = { readonly query: URLSearchParams; readonly hasPromotions: boolean };

function ComingSoon({ query, hasPromotions }: ComingSoonProps) {
  const t = useTranslations('referral');
  return (
    <div className={styles.flush}>
      <StatePanel icon="clock" text={t('soonText')} title={t('soonTitle')}>
        <ButtonLink href={toHref(ROUTES.service, {}, query)}>{t('service')}</ButtonLink>
        {hasPromotions && (
          <ButtonLink href={toHref(ROUTES.activity, {}, query)} look="quiet">
            {t('promotions')}
          </ButtonLink>
        )}
      </StatePanel>
    </div>
  );
}

function VisitorCall({ query }: { readonly query: URLSearchParams }) {
  const t = useTranslations('referral');
  const register = useTranslations('register');
  const back = toHref(ROUTES.inviteFriends, {}, query);
  return (
    <section className={`${styles.card} ${styles.call}`} data-for="visitor">
      <h2 className={styles.heading}>{t('visitorTitle')}</h2>
      <p className={styles.text}>{t('visitorText')}</p>
      <div className={styles.actions}>
        <ButtonLink href={toHref(ROUTES.login, { go: back }, query)} size="wide">
          {t('login')}
        </ButtonLink>
        <ButtonLink href={toHref(ROUTES.register, { go: back }, query)} look="quiet" size="wide">
          {register('toRegister')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Referral page: complete without script; a member's data comes by a call. */
export function InvitePage({ brandName, promotion, query, invitation, off = [] }: InvitePageProps) {
  const t = useTranslations('referral');
  const steps = useSteps();
  const hasPromotions = isOffered(off, 'promotions');
  const isOpen = promotion === undefined || (promotion.enabled && promotion.count > 0);
  return (
    <div className={styles.page}>
      <ProgrammeHero
        art={<InviteArt />}
        claim={t('heroTitle')}
        lead={t('lead', { brand: brandName })}
        title={t('title')}
      />
      {isOpen ? (
        <>
          <VisitorCall query={query} />
          <div data-for="member">{invitation}</div>
        </>
      ) : (
        <ComingSoon hasPromotions={hasPromotions} query={query} />
      )}
      <ProgrammeStepList steps={steps} title={t('stepsTitle')} />
      <p className={styles.terms}>
        {t('terms')}
        {hasPromotions && (
          <ClientLink className={styles.link} href={toHref(ROUTES.activity, {}, query)}>
            {t('promotions')}
          </ClientLink>
        )}
      </p>
    </div>
  );
}
