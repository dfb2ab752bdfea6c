import { useTranslations } from 'next-intl';
import { ClientLink } from '@/components/ui/client-link/client-link';
import { Icon } from '@/components/ui/icon/icon';
import type { Announcement } from '@/lib/shared/news/parse-announcements';
import { ROUTES, toHref } from '@/lib/shared/routes';
import styles from './ticker.module.css';

const LENGTH = 5;

type NewsTickerProps = { readonly news: readonly Announcement[]; readonly query: URLSearchParams };

/** Latest announcements in a slowly moving line (CSS): stops under a finger, pointer or focus, and for good by its button (WCAG 2.2.2). */
export function NewsTicker({ news, query }: NewsTickerProps) {
  const t = useTranslations('ticker');
  if (news.length === 0) return null;
  const shown = news.slice(0, LENGTH);
  const lines = shown.map(({ id, title }) => (
    <li key={id}>
      <ClientLink className={styles.link} href={toHref(ROUTES.news, { id }, query)}>
        <bdi>{title}</bdi>
      </ClientLink>
    </li>
  ));
  return (
    <section aria-label={t('name')} className={styles.ticker} data-length={shown.length} data-promo>
      <span className={styles.sign}>
        <Icon name="news" size="small" />
      </span>
      <label className={styles.pause}>
        <input className={styles.box} type="checkbox" />
        <span className="visually-hidden">{t('pause')}</span>
        <Icon name="pause" size="small" />
        <Icon name="play" size="small" />
      </label>
      <div className={styles.window}>
        <ul className={styles.line}>{lines}</ul>
        <ul aria-hidden="true" className={styles.line} inert>
          {lines}
        </ul>
      </div>
    </section>
  );
}
