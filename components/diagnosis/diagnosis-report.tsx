'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import page from '@/components/ui/text-page/text-page.module.css';
import { PROBES, type ProbeId } from '@/lib/client/diagnosis/probe-table';
import { type Fact, readFacts } from '@/lib/client/diagnosis/read-facts';
import {
  OFFERS,
  type Offers,
  type Report,
  runProbes,
  toProbeReport,
} from '@/lib/client/diagnosis/run-probes';
import { CopyReport } from './copy-report';
import styles from './diagnosis.module.css';

type ProbeRowProps = {
  readonly id: ProbeId;
  /** Undefined in server HTML and while the browser is probed. */
  readonly isSupported: boolean | undefined;
};

/** One probe: yes, or no with the consequence for the player. */
function ProbeRow({ id, isSupported }: ProbeRowProps) {
  const t = useTranslations('diagnosis');
  if (isSupported === undefined) {
    return (
      <li className={styles.probe}>
        <span className={`${styles.waiting} needs-script`} />
        <span className={styles.words}>{t(id)}</span>
        <span aria-busy="true" className={`${styles.state} needs-script`}>
          {t('waiting')}
        </span>
      </li>
    );
  }
  return (
    <li className={styles.probe}>
      <span className={isSupported ? styles.yes : styles.no}>
        <Icon name={isSupported ? 'check' : 'close'} size="small" />
      </span>
      <span className={styles.words}>
        {t(id)}
        {!isSupported && <span className={styles.why}>{t(`${id}Why`)}</span>}
      </span>
      {/* Another element than the waiting one: at the end of a line, a longer word would move it. */}
      <span className={styles.state} key="known">
        {t(isSupported ? 'yes' : 'no')}
      </span>
    </li>
  );
}

// The rules of the offers load with their parts, not with the page.
async function findOffers(): Promise<Offers | undefined> {
  try {
    const { readOffers } = await import('@/lib/client/diagnosis/read-offers');
    return await readOffers();
  } catch {
    return undefined;
  }
}

/** Facts that customer service needs. */
function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useTranslations('diagnosis');
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('facts')}</h2>
      <dl className={styles.list}>
        {facts.map(({ id, value }) => (
          <div className={styles.fact} key={id}>
            <dt>{t(`fact_${id}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the site offers here, and why something does not show. */
function OfferList({ offers }: { readonly offers: Offers }) {
  const t = useTranslations('diagnosis');
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('offers')}</h2>
      <ul className={styles.list}>
        {OFFERS.map((id) => (
          <li className={styles.probe} key={id}>
            <span className={styles.words}>
              {t(`offer_${id}`)}
              <span className={styles.why}>{t(`${id}_${offers[id]}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What works here, what does not and why, and all of it as text for customer service. */
export function DiagnosisReport({ build }: { readonly build: string }) {
  const t = useTranslations('diagnosis');
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    let isUnmounted = false;
    void Promise.all([runProbes(), findOffers()]).then(([findings, offers]) => {
      if (!isUnmounted) setReport({ findings, offers, facts: readFacts(build) });
    });
    return () => {
      isUnmounted = true;
    };
  }, [build]);
  return (
    <>
      <CopyReport text={report && toProbeReport(report)} />
      <section className={page.section}>
        <h2 className={page.heading}>{t('probes')}</h2>
        <ul className={styles.list}>
          {PROBES.map(({ id }) => (
            <ProbeRow id={id} isSupported={report?.findings[id]} key={id} />
          ))}
        </ul>
      </section>
      {report?.offers && <OfferList offers={report.offers} />}
      {report && <FactList facts={report.facts} />}
    </>
  );
}
