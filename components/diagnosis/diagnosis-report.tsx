'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import page from '@/components/ui/text-page/text-page.module.css';
import type { Offers } from '@/lib/client/diagnosis/offer-table';
import { PROBES } from '@/lib/client/diagnosis/probe-table';
import { readFacts } from '@/lib/client/diagnosis/read-facts';
import { type Report, runProbes, toProbeReport } from '@/lib/client/diagnosis/run-probes';
import { CopyReport } from './copy-report';
import styles from './diagnosis.module.css';
import { FactList } from './fact-list';
import { OfferList } from './offer-list';
import { ProbeRow } from './probe-row';

// The rules of the offers load with their parts, not with the page.
async function findOffers(): Promise<Offers | undefined> {
  try {
    const { readOffers } = await import('@/lib/client/diagnosis/read-offers');
    return await readOffers();
  } catch {
    return undefined;
  }
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
