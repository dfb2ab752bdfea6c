// Measurement partners of a host, for the page that lists them.
import 'server-only';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { partnersOf } from '@/lib/shared/consent/advertising-partners';
import type { Site } from '@/lib/shared/site/site';

/** Returns names of platforms; undefined when the configuration is unavailable. */
export async function getPartners(site: Site): Promise<readonly string[] | undefined> {
  const config = await getForPage(site, siteConfig);
  return config.ok ? partnersOf(config.value?.domains, site.host) : undefined;
}
