import { useTranslations } from 'next-intl';
import guide from '@/components/guide/guide.module.css';
import { GuidePage, GuideSection } from '@/components/guide/guide-page';
import { BreakCard } from '@/components/safety/break/break-card';
import { HelpLinks } from '@/components/safety/break/help-links';
import { PlayTimer } from '@/components/safety/play-timer';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { BREAK_ON_ANCHOR } from '@/lib/shared/safety/break';
import { formatPlayed } from '@/lib/shared/safety/format-span';
import type { BreakChoice } from './break-confirm';
import { BreakForm } from './break-form';
import styles from './safety-page.module.css';

type SafetyPageProps = {
  readonly safety: BrandSafety;
  readonly choices: readonly BreakChoice[];
  /** BCP 47 tag of the page's language. */
  readonly tag: string;
  readonly query: URLSearchParams;
};

const POINTS = ['pointGames', 'pointOffers', 'pointAccount', 'pointLogin'] as const;

/** Minimum age and licence; an age of 0 says nothing. */
function Licence({ safety: { minimumAge, licence } }: { readonly safety: BrandSafety }) {
  const t = useTranslations('safetyPage');
  if (minimumAge === 0 && !licence) return null;
  return (
    <GuideSection title={t('licenceTitle')}>
      {minimumAge > 0 && <p className={guide.soft}>{t('age', { age: minimumAge })}</p>}
      {licence && (
        <p className={guide.soft}>
          <bdi>{licence.text}</bdi>
        </p>
      )}
      {licence?.url && (
        <a className={textLink.link} href={licence.url} rel="noopener noreferrer" target="_blank">
          {t('licence')}
        </a>
      )}
    </GuideSection>
  );
}

/** Safer play: time played, breaks, and help; the same HTML for everyone, complete without script. */
export function SafetyPage({ safety, choices, tag, query }: SafetyPageProps) {
  const t = useTranslations('safetyPage');
  const every = formatPlayed(safety.realityCheckMinutes * 60_000, tag);
  return (
    <GuidePage hasNoBar lead={t('lead')} title={t('title')}>
      <p className={styles.begun} id={BREAK_ON_ANCHOR}>
        {t('begun')}
      </p>
      <div className={styles.now}>
        <BreakCard helpLinks={[]} />
      </div>
      <GuideSection audience="member" isCard title={t('playedTitle')}>
        <PlayTimer isLarge />
        <p className={guide.soft}>{t('playedText', { every })}</p>
      </GuideSection>
      <GuideSection isCard title={t('breakTitle')}>
        <p>{t('breakText')}</p>
        <ul className={styles.points}>
          {POINTS.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <BreakForm choices={choices} />
      </GuideSection>
      <GuideSection title={t('limitsTitle')}>
        <p className={guide.soft}>{t('limitsText')}</p>
        <ClientLink className={textLink.link} href={toHref(ROUTES.service, {}, query)}>
          {t('service')}
        </ClientLink>
      </GuideSection>
      {safety.helpLinks.length > 0 && (
        <GuideSection title={t('helpTitle')}>
          <p className={guide.soft}>{t('helpText')}</p>
          <HelpLinks links={safety.helpLinks} />
        </GuideSection>
      )}
      <Licence safety={safety} />
    </GuidePage>
  );
}
