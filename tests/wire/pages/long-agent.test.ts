// Request headers of one visitor reach no shared page, and no refresh of one (SEC-113).
import { plantClock } from '@/tests/fault/clock/support/plant-clock';
import { until } from '@/tests/fault/topology/support/instance';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, control, raiseSite } from '@/tests/wire/support/start-site';
import { undrawn } from '@/tests/wire/support/undrawn';

jest.setTimeout(120_000);
const TOKEN = 'a-token-of-the-collector';
const NEWS = '/wps/relay/MCSFE_getListAnnouncements';
const PAGES_AGE_MS = 120_000;
/** Near the longest that a server of Node's takes for all headers together. */
const LONG = `Mozilla/5.0 (X11; Linux x86_64) ${'a'.repeat(15_800)}`;
const NORMAL = 'Mozilla/5.0 (X11; Linux x86_64)';
const clock = plantClock();
const site = raiseSite({ LOG_LEVEL: 'error', METRICS_TOKEN: TOKEN, ...clock.env });

const get = (path: string, agent = NORMAL, headers: Record<string, string> = {}) =>
  ask({ port: site.port, path, headers: { 'User-Agent': agent, ...headers } });
const nonces = /nonce="[^"]+"|\\"nonce\\":\\"[^"\\]+\\"/g;
const bare = (text: string) => undrawn(text.replaceAll(nonces, ''));

async function countReports(): Promise<Record<string, number>> {
  const { text } = await get('/metrics', NORMAL, { authorization: `Bearer ${TOKEN}` });
  const lines = [...text.matchAll(/^site_page_ways_total\{merchant="aurora",way="(\w+)"\} (\d+)/gm)];
  return Object.fromEntries(lines.map(([, cacheStatus = '', count]) => [cacheStatus, Number(count)]));
}

test('a first User-Agent of 15.8 KB does not change the cached page of others (SEC-113)', async () => {
  expect((await get('/m/news', LONG)).status).toBe(200);
  const before = await countReports();
  const [one, other] = [await get('/m/news'), await get('/m/news')];
  const after = await countReports();
  expect([one.status, bare(other.text) === bare(one.text)]).toEqual([200, true]);
  expect((after.hit ?? 0) - (before.hit ?? 0)).toBe(2);
  expect(after.alone ?? 0).toBe(before.alone ?? 0);
});

test('the provider receives a kind of device where the answer is for all (SEC-113)', async () => {
  const calls = await callsTo(site.provider, NEWS);
  const agents = calls.map(({ headers }) => decodeURIComponent(headers['x-real-ua'] ?? ''));
  expect(agents.length).toBeGreaterThan(0);
  expect(agents.filter((agent) => agent.includes('aaaa') || agent.length > 200)).toEqual([]);
  expect(new Set(calls.map(({ headers }) => headers['x-forwarded-for']))).toEqual(new Set(['0.0.0.0']));
});

test('the same refreshes a page past its time for all (SEC-113)', async () => {
  const title = 'News that the long one refreshes';
  await get('/m/news');
  await control(site.provider, 'faults', {
    ...{ kind: 'answer', path: NEWS, merchant: 'aurora' },
    value: [{ id: 1, title, content: title, type: 'NEWS' }],
  });
  await clock.jumpTo(site.pid, PAGES_AGE_MS);
  expect((await get('/m/news', LONG)).status).toBe(200);
  await until(async () => (await get('/m/news', LONG)).text.includes(title), 'the refreshed page');
  const before = await countReports();
  expect((await get('/m/news')).text).toContain(title);
  expect(((await countReports()).alone ?? 0) - (before.alone ?? 0)).toBe(0);
});

test.each([
  ['next-router-state-tree', `%5B${'1,'.repeat(6_000)}1%5D`],
  ['next-router-state-tree', '%5B%7B'],
  ['next-router-segment-prefetch', 'x'.repeat(9_000)],
  ['next-url', 'no address'],
])(
  'parts of a page that are requested with a made-up %s change nothing for others (SEC-113)',
  async (name, value) => {
    const path = '/m/safety?_rsc=';
    await get(path, NORMAL, { rsc: '1', [name]: value });
    const answer = await get(path, NORMAL, { rsc: '1' });
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('x-component'),
    ]);
    const before = await countReports();
    expect((await get(path, NORMAL, { rsc: '1' })).status).toBe(200);
    expect(((await countReports()).hit ?? 0) - (before.hit ?? 0)).toBe(1);
  },
);
