import { useTranslations } from 'next-intl';
import { LocalDate } from '@/components/news/local-date';
import { TextLines } from '@/components/notice/text-lines';
import { LIST_LIMIT } from '@/lib/shared/list-limits';
import type { Announcement } from '@/lib/shared/news/parse-announcements';
import styles from './download-announcements.module.css';

/** The merchant's announcements about the app. */
export function DownloadAnnouncements({ items }: { readonly items: readonly Announcement[] }) {
  const t = useTranslations('download');
  if (items.length === 0) return null;
  return (
    <section className={styles.news}>
      <h2 className={styles.title}>{t('news')}</h2>
      {items.slice(0, LIST_LIMIT.downloadNews).map(({ id, title, content, publishedAt }) => (
        <article className={styles.item} key={id}>
          <h3 className={styles.name}>{title}</h3>
          {publishedAt && <LocalDate className={styles.date} iso={publishedAt} />}
          {content && (
            <p className={styles.text}>
              <TextLines text={content} />
            </p>
          )}
        </article>
      ))}
    </section>
  );
}
