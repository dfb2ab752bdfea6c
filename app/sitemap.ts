import type { MetadataRoute } from 'next';
import { notFound } from 'next/navigation';
import { getSite } from '@/lib/server/page/get-site';
import { getSitemap } from '@/lib/server/seo/get-sitemap';

export const dynamic = 'force-dynamic';

/** The sitemap of the host that is asked; there is none where nothing may be indexed (B30). */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await getSitemap(await getSite())) ?? notFound();
}
