'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PROBES } from '@/lib/client/diagnosis/probe-table';
import { type Fact, readFacts } from '@/lib/client/diagnosis/read-facts';
import { type Findings, runProbes, toReport } from '@/lib/client/diagnosis/run-probes';
import { CopyReport } from './copy-report';
import styles from './diagnosis.module.css';
import { FactList } from './fact-list';
import { ProbeRow } from './probe-row';

type Report = { readonly findings: Findings; readonly facts: readonly Fact[] };

/** What works here, why something does not, and all of it as text for service (B18). */
export function DiagnosisReport({ build }: { readonly build: string }) {
  const t = useTranslations('diagnosis');
  const [report, setReport] = useState<Report>();
  useEffect(() => {
    let isGone = false;
    void runProbes().then((findings) => {
      if (!isGone) setReport({ findings, facts: readFacts(build) });
    });
    return () => {
      isGone = true;
    };
  }, [build]);
  return (
    <>
      <CopyReport text={report && toReport(report.findings, report.facts)} />
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('probes')}</h2>
        <ul className={styles.list}>
          {PROBES.map(({ id }) => (
            <ProbeRow id={id} isFound={report?.findings[id]} key={id} />
          ))}
        </ul>
      </section>
      {report && <FactList facts={report.facts} />}
    </>
  );
}
