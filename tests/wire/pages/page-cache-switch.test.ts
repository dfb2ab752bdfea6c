// PAGE_CACHE on a built site: pages of the cache, or one rendering for each visitor.
import { ask } from '@/tests/wire/support/ask';
import { startSite } from '@/tests/wire/support/start-site';

const TOKEN = 'a-token-of-the-collector';
const PAGES = 4;

type Site = Awaited<ReturnType<typeof startSite>>;

async function metricsOf({ port }: Site): Promise<string> {
  return (await ask({ port, path: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).text;
}

function countOf(text: string, cacheStatus: string): number {
  const [, count = '0'] =
    new RegExp(`^site_page_ways_total\\{merchant="aurora",way="${cacheStatus}"\\} (\\d+)`, 'm').exec(text) ??
    [];
  return Number(count);
}

async function askPages(env: Record<string, string>) {
  const site = await startSite({ METRICS_TOKEN: TOKEN, ...env });
  try {
    const statuses: number[] = [];
    for (let nth = 0; nth < PAGES; nth++) statuses.push((await ask({ port: site.port })).status);
    const text = await metricsOf(site);
    const [hit, miss, alone] = ['hit', 'miss', 'alone'].map((cacheStatus) => countOf(text, cacheStatus));
    return { statuses, hit, miss, alone };
  } finally {
    await site.stop();
  }
}

const OK = Array(PAGES).fill(200);

test('with PAGE_CACHE=off every page is rendered for its visitor', async () => {
  expect(await askPages({ PAGE_CACHE: 'off' })).toEqual({ statuses: OK, hit: 0, miss: 0, alone: PAGES });
}, 180_000);

test('without it a page is rendered once and serves the visitors after the first', async () => {
  const { statuses, hit = 0, miss = 0, alone } = await askPages({});
  expect({ statuses, alone, sum: hit + miss }).toEqual({ statuses: OK, alone: 0, sum: PAGES });
  expect(hit).toBeGreaterThan(0);
}, 180_000);

test('another value ends the start and names what was expected', async () => {
  const site = await startSite({ PAGE_CACHE: 'never' });
  await site.stop();
  expect(site.output()).toMatch(/PAGE_CACHE .*"on"\|"off"/);
}, 180_000);
