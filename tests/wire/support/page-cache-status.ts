// Cache statuses of a site's pages, from its metrics.
import { ask } from '@/tests/wire/support/ask';
import type { RunningSite } from '@/tests/wire/support/start-site';

/** For METRICS_TOKEN of a site whose figures are read. */
export const METRICS_TOKEN = 'the-collector-of-the-tests';

/** Returns the value of a metric with its labels; 0 if it is missing. */
export async function figureOf({ port }: RunningSite, name: string): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await ask({ port, path: '/metrics', headers });
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** Counts aurora's pages by cache status. */
export const countOf = (site: RunningSite, cacheStatus: string): Promise<number> =>
  figureOf(site, `site_page_ways_total{merchant="aurora",way="${cacheStatus}"}`);
