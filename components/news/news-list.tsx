import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import { StatePanel } from '@/components/ui/state/state-panel';
import { TEXT_LIMIT } from '@/lib/shared/calls/answer-limits';
import type { Announcement } from '@/lib/shared/news/parse-announcements';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { LocalDate } from './local-date';
import styles from './news.module.css';

type NewsListProps = { readonly items: readonly Announcement[]; readonly query: URLSearchParams };

/** All news, newest first. */
export function NewsList({ items, query }: NewsListProps) {
  const t = useTranslations('news');
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      {items.length === 0 && <StatePanel icon="news" text={t('emptyText')} title={t('emptyTitle')} />}
      <div className={styles.list}>
        {items.map((item) => (
          <NewsItem item={item} key={item.id} query={query} />
        ))}
      </div>
    </>
  );
}

function NewsItem({ item, query }: { readonly item: Announcement; readonly query: URLSearchParams }) {
  const { id, title, content, publishedAt } = item;
  return (
    <article className={styles.item}>
      {publishedAt && <LocalDate className={styles.date} iso={publishedAt} />}
      <h2 className={styles.name}>
        <ClientLink className={styles.link} href={toHref(ROUTES.news, { id }, query)}>
          {title}
        </ClientLink>
      </h2>
      {content && (
        <p className={styles.start}>{content.split(/\r?\n/, 1)[0]?.slice(0, TEXT_LIMIT.excerpt)}</p>
      )}
      <span className={styles.go}>
        <Icon flips name="chevron" size="small" />
      </span>
    </article>
  );
}
