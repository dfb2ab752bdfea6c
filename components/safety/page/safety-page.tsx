import { useTranslations } from 'next-intl';
import { BreakCard } from '@/components/safety/break/break-card';
import { HelpLinks } from '@/components/safety/break/help-links';
import { PlayClock } from '@/components/safety/play-clock';
import { SoftLink } from '@/components/ui/soft-link/soft-link';
import type { BrandSafety } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { BREAK_ON_ANCHOR } from '@/lib/shared/safety/break-anchor';
import { formatPlayed } from '@/lib/shared/safety/format-span';
import type { BreakChoice } from './break-choice';
import { BreakForm } from './break-form';
import { Licence } from './licence';
import styles from './safety-page.module.css';

type SafetyPageProps = {
  readonly safety: BrandSafety;
  readonly choices: readonly BreakChoice[];
  /** BCP 47 tag of the page's language. */
  readonly tag: string;
  readonly query: URLSearchParams;
};

const POINTS = ['pointGames', 'pointOffers', 'pointAccount', 'pointLogin'] as const;

/** Safer play (B5): time played, a break, what it can and cannot do, and who helps; the same HTML for everybody, whole without script. */
export function SafetyPage({ safety, choices, tag, query }: SafetyPageProps) {
  const t = useTranslations('safetyPage');
  const every = formatPlayed(safety.realityCheckMinutes * 60_000, tag);
  return (
    <div className={styles.page} data-no-bar>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.soft}>{t('lead')}</p>
      </header>
      <p className={styles.begun} id={BREAK_ON_ANCHOR}>
        {t('begun')}
      </p>
      <div className={styles.now}>
        <BreakCard helpLinks={[]} />
      </div>
      <section className={styles.card} data-for="member">
        <h2 className={styles.heading}>{t('playedTitle')}</h2>
        <PlayClock isLarge />
        <p className={styles.soft}>{t('playedText', { every })}</p>
      </section>
      <section className={styles.card}>
        <h2 className={styles.heading}>{t('breakTitle')}</h2>
        <p>{t('breakText')}</p>
        <ul className={styles.points}>
          {POINTS.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <BreakForm choices={choices} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('limitsTitle')}</h2>
        <p className={styles.soft}>{t('limitsText')}</p>
        <SoftLink className={styles.link} href={toHref(ROUTES.service, {}, query)}>
          {t('service')}
        </SoftLink>
      </section>
      {safety.helpLinks.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{t('helpTitle')}</h2>
          <p className={styles.soft}>{t('helpText')}</p>
          <HelpLinks links={safety.helpLinks} />
        </section>
      )}
      <Licence safety={safety} />
    </div>
  );
}
