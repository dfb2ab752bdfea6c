// PAGE_CACHE=off on a built site: one rendering for each visitor. What the cache gives is in clicks.test.ts.
import { ask } from '@/tests/wire/support/ask';
import { countOf, METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { raiseSite } from '@/tests/wire/support/start-site';

const PAGES = 4;
const site = raiseSite({ METRICS_TOKEN, PAGE_CACHE: 'off' });

test('with PAGE_CACHE=off every page is rendered for its visitor', async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < PAGES; nth += 1) statuses.push((await ask({ port: site.port })).status);
  expect(statuses).toEqual(Array(PAGES).fill(200));
  const counts = await Promise.all(['hit', 'miss', 'alone'].map((way) => countOf(site, way)));
  expect(counts).toEqual([0, 0, PAGES]);
});
