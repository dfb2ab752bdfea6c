'use client';

import { useTranslations } from 'next-intl';
import { EntryList } from '@/components/service/entry-list';
import page from '@/components/ui/text-page/text-page.module.css';
import { useCall } from '@/lib/client/data/use-call';
import { memberEntries, parseMemberEntries } from '@/lib/shared/service/member-entries';

/** Entries of a member's VIP label. Last on the page, since they load late. */
export function LabelEntries() {
  const t = useTranslations('service');
  const { value } = useCall(memberEntries);
  const shown = parseMemberEntries(value?.entries);
  if (shown.length === 0) return null;
  return (
    <section className={page.section}>
      <h2 className={page.heading}>{t('forLevel', { level: value?.level ?? '' })}</h2>
      <EntryList entries={shown} />
    </section>
  );
}
