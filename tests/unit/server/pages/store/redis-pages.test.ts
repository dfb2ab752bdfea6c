// Instances that share pages in a real Redis.
import type { PageBytes } from '@/lib/server/pages/bytes/page-bytes';
import { type CachedPage, cachePage, findPage } from '@/lib/server/pages/store/cached-pages';
import { encodePage, nameOfPage } from '@/lib/server/pages/store/entry-codec';
import { getCachedPage } from '@/lib/server/pages/store/page-store';
import { recallPage, takeRenderLock } from '@/lib/server/pages/store/shared-pages';
import { getLog } from '@/lib/server/platform/log';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { notifyConfigChange } from '@/lib/server/provider/answer-cache/config-changes';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { filledWith } from '@/tests/unit/server/pages/render/filled-with';
import { keyOf, pageOf, setBuild } from '@/tests/unit/server/pages/store/page-of';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

jest.mock('@/lib/server/platform/redis/redis', () =>
  jest.requireActual('@/tests/unit/server/support/patient-redis').patientRedis(),
);
jest.setTimeout(30_000);

const key = keyOf('k');
const signal = new AbortController().signal;
let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
  setEnv({ METRICS_TOKEN: 'figures', REDIS_URL: `redis://127.0.0.1:${server.port}` });
  setBuild('b1');
});
/** Later starts have empty memory and the same Redis. */
const onAnotherInstance = (): void =>
  forget('pages', 'page-work', 'page-recalls', 'page-drops', 'log-counts');
beforeEach(async () => {
  await getRedis()?.flushall();
  onAnotherInstance();
  forget('figures');
});
afterAll(async () => {
  getRedis()?.disconnect();
  await server.kill();
});

const etagOf = (page?: CachedPage) => (page?.page as PageBytes | undefined)?.etag;
const soon = () => new Promise((end) => setTimeout(end, 5));
const untilWritten = async () => {
  while ((await getRedis()?.exists(nameOfPage(key))) !== 1) await soon();
};

test('an instance serves a page that another one rendered, and reports it as shared (FLT-19)', async () => {
  const fill = jest.fn(async () => filledWith('a', { freshUntilMs: Date.now() + 60_000 }));
  const first = await getCachedPage(key, fill);
  await untilWritten();
  onAnotherInstance();
  expect(await getCachedPage(key, fill)).toMatchObject({ status: 'shared' });
  onAnotherInstance();
  expect(await recallPage(key)).toBe(true);
  expect(await getCachedPage(key, fill)).toMatchObject({
    status: 'hit',
    page: { etag: first && 'page' in first && (first.page as PageBytes).etag },
  });
  expect(fill).toHaveBeenCalledTimes(1);
});

test('while one instance renders the other waits, and takes its page (FLT-19)', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const page = await pageOf('a');
  const mine = await takeRenderLock(key, signal);
  setTimeout(() => mine.end(page), 100);
  const theirs = await takeRenderLock(key, signal);
  expect([mine.page, etagOf(theirs.page)]).toEqual([undefined, etagOf(page)]);
});

test('a failed instance’s lock is free immediately, a hanging one’s is waited for three seconds (FLT-19)', async () => {
  const mine = await takeRenderLock(key, signal);
  const next = takeRenderLock(key, signal);
  mine.end();
  expect((await next).page).toBeUndefined();
  const startedMs = performance.now();
  expect((await takeRenderLock(key, signal)).page).toBeUndefined();
  expect(performance.now() - startedMs).toBeGreaterThan(2_990);
});

test('a page is taken only where it is newer than the one that is known', async () => {
  const page = await pageOf('a');
  (await takeRenderLock(key, signal)).end(page);
  await untilWritten();
  cachePage(key, page);
  expect((await takeRenderLock(key, signal)).page).toBeUndefined();
});

test('a page from before a configuration change is not used by an instance that knows of the change (SEC-15)', async () => {
  (await takeRenderLock(key, signal)).end(await pageOf('a'));
  await untilWritten();
  findPage(key);
  notifyConfigChange('one');
  expect(await recallPage(key)).toBe(false);
  onAnotherInstance();
  expect(await recallPage(key)).toBe(true);
});

const PLANTED: [string, () => Promise<unknown>][] = [
  ['text', async () => getRedis()?.set(nameOfPage(key), 'x')],
  [
    'the entry of another page',
    async () => {
      const entry = encodePage(keyOf('other'), await pageOf('other'));
      await getRedis()?.set(nameOfPage(key), entry ?? '');
    },
  ],
  ['half a MiB', async () => getRedis()?.set(nameOfPage(key), 'x'.repeat(524_288))],
];

test.each(PLANTED)(
  '%s in Redis is ignored, counted, reported once and overwritten (SEC-48)',
  async (_what, plant) => {
    const warn = jest.spyOn(getLog(), 'warn');
    await plant();
    const fill = jest.fn(async () => filledWith('a', { freshUntilMs: Date.now() + 60_000 }));
    expect(await recallPage(key)).toBe(false);
    expect(await getCachedPage(key, fill)).toMatchObject({ status: 'miss' });
    expect(await getMetrics()?.registry.getSingleMetricAsString('site_answers_refused_total')).toContain(
      '{merchant="one",from="redis"} 2',
    );
    expect(warn).toHaveBeenCalledTimes(1);
    onAnotherInstance();
    while (!(await recallPage(key))) await soon();
    expect(fill).toHaveBeenCalledTimes(1);
  },
);

test('one instance writes 64 MiB at once at most: made-up pages push nothing else out (SEC-47)', async () => {
  const page = await pageOf('a');
  const large = { ...page, page: { ...page.page, gzip: Buffer.alloc(250_000) } } as CachedPage;
  const names = Array.from({ length: 300 }, (_, at) => `k${at}`);
  // A fixed budget, and all values passed in one step: none is written before the last.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const writes = await Promise.all(names.map((name) => takeRenderLock(keyOf(name), signal)));
  for (const write of writes) write.end(large);
  for (const name of names) while (await getRedis()?.exists(nameOfPage(keyOf(name), 'lock'))) await soon();
  // 268 of 250 kB are 64 MiB.
  expect(await getRedis()?.exists(names.map((name) => nameOfPage(keyOf(name))))).toBe(268);
  forget('page-redis');
});

test('a list in place of a page costs nothing, and a page of a fault is not shared (SEC-48)', async () => {
  await getRedis()?.rpush(nameOfPage(key), 'x');
  expect(await recallPage(key)).toBe(false);
  const faulty = { ...key, state: { ...key.state, fault: { code: 'x', traceId: 'f'.repeat(32) } } };
  expect(await takeRenderLock(faulty as typeof key, signal)).not.toHaveProperty('page');
  expect(await getRedis()?.keys('*')).toEqual([nameOfPage(key)]);
});
