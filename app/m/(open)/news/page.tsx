import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { canonicalOf } from '@/app/metadata';
import { MissingNews } from '@/components/news/missing-news';
import { NewsArticle } from '@/components/news/news-article';
import { NewsList } from '@/components/news/news-list';
import { FailurePanel } from '@/components/status/failure-panel';
import { getAnnouncements } from '@/lib/server/backend/promotions';
import { answerMissing } from '@/lib/server/page/answer-status';
import { getSite } from '@/lib/server/page/get-site';
import { findAnnouncement } from '@/lib/shared/news/parse-announcements';
import { ROUTES, toHref } from '@/lib/shared/routes';

type NewsPageProps = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

const DESCRIPTION_LENGTH = 160;

export async function generateMetadata({ searchParams }: NewsPageProps): Promise<Metadata> {
  const site = await getSite();
  const { id } = await searchParams;
  const t = await getTranslations('news');
  const news = await getAnnouncements(site, 'NEWS');
  const item = news.ok ? findAnnouncement(news.value, id) : undefined;
  if (!item) return { title: t('title'), description: t('description', { brand: site.brand?.name ?? '' }) };
  const description = item.content.replace(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH) || item.title;
  return {
    title: item.title,
    description,
    alternates: { canonical: toHref(canonicalOf(site), { id: item.id }) },
  };
}

/** News (R13): all of it, or one piece by its id. */
export default async function NewsPage({ searchParams }: NewsPageProps) {
  const site = await getSite();
  const { id } = await searchParams;
  const news = await getAnnouncements(site, 'NEWS');
  if (!news.ok) {
    const retryHref = toHref(ROUTES.news, typeof id === 'string' ? { id } : {}, site.query);
    return <FailurePanel isPage retryHref={retryHref} traceId={news.traceId} />;
  }
  if (id === undefined) return <NewsList items={news.value} query={site.query} />;
  const item = findAnnouncement(news.value, id);
  if (!item) {
    answerMissing();
    return <MissingNews query={site.query} />;
  }
  return <NewsArticle item={item} items={news.value} query={site.query} />;
}
