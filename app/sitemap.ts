import type { MetadataRoute } from 'next';
import { notFound } from 'next/navigation';
import { getSitemap } from '@/lib/server/features/seo/get-sitemap';
import { getSite } from '@/lib/server/http/get-site';

export const dynamic = 'force-dynamic';

/** Sitemap of the requested host; none where nothing may be indexed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await getSitemap(await getSite())) ?? notFound();
}
