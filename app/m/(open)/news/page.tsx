import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { newsMetadata } from '@/app/m/(open)/news/news-metadata';
import { NewsArticle } from '@/components/news/news-article';
import { NewsList } from '@/components/news/news-list';
import { StructuredData } from '@/components/seo/structured-data';
import { FailurePanel } from '@/components/status/failure-panel';
import { MissingPanel } from '@/components/status/missing-panel';
import { getAnnouncements } from '@/lib/server/features/page-data/promotions';
import { getInnerData } from '@/lib/server/features/seo/page-data';
import { getSite } from '@/lib/server/http/get-site';
import { reportFailed, reportMissing } from '@/lib/server/pages/data/report-page-status';
import { findAnnouncement } from '@/lib/shared/news/parse-announcements';
import { ROUTES, toHref } from '@/lib/shared/routes';

type NewsPageProps = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: NewsPageProps): Promise<Metadata> {
  return newsMetadata((await searchParams).id);
}

/** One article by its id, else the list of all. */
export default async function NewsPage({ searchParams }: NewsPageProps) {
  const site = await getSite();
  const { id } = await searchParams;
  const news = await getAnnouncements(site, 'NEWS');
  if (!news.ok) {
    reportFailed();
    const retryHref = toHref(ROUTES.news, typeof id === 'string' ? { id } : {}, site.query);
    return <FailurePanel isPage retryHref={retryHref} traceId={news.traceId} />;
  }
  const name = (await getTranslations('news'))('title');
  if (id === undefined) {
    const list = news.value.map((item) => ({
      name: item.title,
      path: ROUTES.news,
      query: { id: item.id },
    }));
    return (
      <>
        <StructuredData nodes={getInnerData(site, { name, list })} />
        <NewsList items={news.value} query={site.query} />
      </>
    );
  }
  const item = findAnnouncement(news.value, id);
  if (!item) {
    reportMissing();
    return <MissingPanel kind="news" query={site.query} />;
  }
  const above = [{ name, path: ROUTES.news }];
  return (
    <>
      <StructuredData nodes={getInnerData(site, { name: item.title, above })} />
      <NewsArticle item={item} items={news.value} query={site.query} />
    </>
  );
}
