import { useTranslations } from 'next-intl';
import { ChatCard } from '@/components/service/chat-card';
import { EntryList } from '@/components/service/entry-list';
import { LabelEntries } from '@/components/service/page/label-entries';
import { StatePanel } from '@/components/ui/state/state-panel';
import { SupportCode } from '@/components/ui/support-code/support-code';
import page from '@/components/ui/text-page/text-page.module.css';
import type { Feature } from '@/lib/shared/calls/feature';
import type { ServiceEntry } from '@/lib/shared/service/service-entry';
import { HelpRows } from './help-rows';
import styles from './service-page.module.css';

type ServicePageProps = {
  /** Entries for everyone. */
  readonly entries: readonly ServiceEntry[];
  /** A chat widget, which visitors may use as well. */
  readonly hasWidget?: boolean;
  readonly query: URLSearchParams;
  /** Support code from the address. */
  readonly support?: string;
  /** Features that the merchant has switched off. */
  readonly off?: readonly Feature[];
};

/** Customer service: chat, entries, and those of a VIP label. */
export function ServicePage({ entries, hasWidget, query, support, off }: ServicePageProps) {
  const t = useTranslations('service');
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1 className={page.title}>{t('title')}</h1>
        <p className={page.lead}>{t('lead')}</p>
      </header>
      {support !== undefined && (
        <section aria-label={t('support')} className={styles.support}>
          <SupportCode code={support} copiedLabel={t('copied')} copyLabel={t('copy')} label={t('support')} />
          <p className={page.note}>{t('supportText')}</p>
        </section>
      )}
      <ChatCard hasWidget={hasWidget} query={query} support={support} />
      <section className={page.section}>
        <h2 className={page.heading}>{t('ways')}</h2>
        {entries.length > 0 ? (
          <EntryList entries={entries} />
        ) : (
          <div className={styles.bare}>
            <StatePanel icon="headset" text={t('emptyText')} title={t('emptyTitle')} />
          </div>
        )}
      </section>
      <HelpRows off={off} query={query} support={support} />
      <LabelEntries />
    </div>
  );
}
