import type { MetadataRoute } from 'next';
import { isIndexedHost } from '@/lib/server/features/seo/is-indexed-host';
import { getSite } from '@/lib/server/http/get-site';
import { buildRobots } from '@/lib/shared/seo/robots';

export const dynamic = 'force-dynamic';

/** robots.txt of the requested host. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const site = await getSite();
  return buildRobots(`${site.protocol}//${site.host}`, isIndexedHost(site));
}
