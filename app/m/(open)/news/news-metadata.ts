import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getAnnouncements } from '@/lib/server/features/page-data/promotions';
import { getSite } from '@/lib/server/http/get-site';
import { findAnnouncement } from '@/lib/shared/news/parse-announcements';
import { cutText } from '@/lib/shared/seo/cut-text';
import { NOT_INDEXED } from '@/lib/shared/seo/robots';

const DESCRIPTION_LENGTH = 160;

/** Metadata of the news: the list, one article by its id, or a missing one. */
export async function newsMetadata(id: unknown): Promise<Metadata> {
  const site = await getSite();
  const t = await getTranslations('news');
  const news = await getAnnouncements(site, 'NEWS');
  const item = news.ok ? findAnnouncement(news.value, id) : undefined;
  if (item) {
    const description = cutText(item.content, DESCRIPTION_LENGTH) || item.title;
    return { title: item.title, description };
  }
  if (news.ok && id !== undefined) return { title: t('missingTitle'), robots: NOT_INDEXED };
  return { title: t('title'), description: t('description', { brand: site.brand?.name ?? '' }) };
}
