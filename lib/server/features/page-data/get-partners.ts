// Who measures on the host of a page, for the page that says so.
import 'server-only';
import { getForPage } from '@/lib/server/features/page-data/page-call';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { partnersOf } from '@/lib/shared/consent/advertising-partners';
import type { Site } from '@/lib/shared/site/site';

/** Names of the platforms; undefined when the configuration cannot be had. */
export async function getPartners(site: Site): Promise<readonly string[] | undefined> {
  const config = await getForPage(site, siteConfig);
  return config.ok ? partnersOf(config.value?.domains, site.host.replace(/:\d+$/, '')) : undefined;
}
