'use client';

import { useTranslations } from 'next-intl';
import { EntryList } from '@/components/service/entry/entry-list';
import styles from '@/components/service/page/service-page.module.css';
import { useCall } from '@/lib/client/data/use-call';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';
import { labelEntries, type ServiceEntry } from '@/lib/shared/service/service-entry';

/** The ways that a member's VIP label adds. They stand last on the page, since they come late: nothing above moves. */
export function LabelEntries({ entries }: { readonly entries: readonly ServiceEntry[] }) {
  const t = useTranslations('service');
  const { value } = useCall(memberInfo);
  const club = parseMember(value)?.club;
  const shown = labelEntries(entries, club?.id);
  if (!club || shown.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('forLevel', { level: club.name })}</h2>
      <EntryList entries={shown} />
    </section>
  );
}
