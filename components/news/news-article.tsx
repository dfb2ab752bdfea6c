import { useTranslations } from 'next-intl';
import { TextLines } from '@/components/notice/text-lines';
import { BackLink } from '@/components/ui/back-link/back-link';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import type { Announcement } from '@/lib/shared/news/parse-announcements';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { LocalDate } from './local-date';
import styles from './news.module.css';

const MORE_LENGTH = 3;

type NewsArticleProps = {
  readonly item: Announcement;
  readonly items: readonly Announcement[];
  readonly query: URLSearchParams;
};

/** Article: text with line breaks as nodes, and other news. */
export function NewsArticle({ item, items, query }: NewsArticleProps) {
  const t = useTranslations('news');
  const more = items.filter(({ id }) => id !== item.id).slice(0, MORE_LENGTH);
  return (
    <>
      <article className={styles.article}>
        <BackLink href={toHref(ROUTES.news, {}, query)}>{t('all')}</BackLink>
        {item.publishedAt && <LocalDate className={styles.date} hasTime iso={item.publishedAt} />}
        <h1 className={styles.title}>{item.title}</h1>
        <p className={styles.text}>
          <TextLines text={item.content} />
        </p>
      </article>
      {more.length > 0 && (
        <section className={styles.more}>
          <h2 className={styles.moreTitle}>{t('more')}</h2>
          <ul>
            {more.map(({ id, title }) => (
              <li key={id}>
                <ClientLink className={styles.row} href={toHref(ROUTES.news, { id }, query)}>
                  {title}
                  <Icon flips name="chevron" size="small" />
                </ClientLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
