// RENDERERS on a built site: shared pages come from processes of their own, and from the site itself where there are none.
import { readFileSync } from 'node:fs';
import { until } from '@/tests/fault/topology/support/instance';
import { loadedFilesOf } from '@/tests/support/inline-scripts';
import { ask } from '@/tests/wire/support/ask';
import { callsTo, isPlainNext, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
// Plain `next start` renders in its own process.
const testNodeServer = isPlainNext ? test.skip : test;

type Site = Awaited<ReturnType<typeof startSite>>;

const PAGES = ['/m/home', '/m/login', '/m/register', '/m/promotion', '/m/no-such-page'];
let site: Site;

const renderersOf = ({ pid }: Site): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const isAlive = (pid: number): boolean => {
  try {
    // A process that was not reaped yet has exited, too.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const countReady = ({ output }: Site): number => output().split('render process is ready').length - 1;
let cold = 0;

/** A page without an earlier request. */
function askCold({ port }: Site) {
  cold += 1;
  return ask({ port, headers: { Host: `cold${cold}.aurora.localhost` } });
}

/** Returns a page's text without the ports of this run, and its script files. */
async function readPage({ port }: Site, path: string) {
  const { status, text } = await ask({ port, path, headers: { Host: 'aurora.localhost' } });
  const body = text
    .slice(text.indexOf('<body'))
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/(?::|%3A)\d{4,5}\b/g, '');
  return { status, body, scripts: loadedFilesOf(text).sort() };
}

beforeAll(async () => {
  site = await startSite({ RENDERERS: '1' });
  if (!isPlainNext) await until(() => countReady(site) === 1);
});
afterAll(() => site.stop());

testNodeServer(
  'a render process shows the same pages with the same scripts, and the provider is called as often (FLT-19, PRF-19, SEC-113)',
  async () => {
    const alone = await startSite({ RENDERERS: '0' });
    try {
      expect([renderersOf(site).length, renderersOf(alone).length]).toEqual([1, 0]);
      for (const path of PAGES) {
        const [own, others] = await Promise.all([readPage(site, path), readPage(alone, path)]);
        expect(own.scripts.length).toBeGreaterThan(3);
        expect(own).toEqual(others);
      }
      const [own, others] = await Promise.all([callsTo(site.provider), callsTo(alone.provider)]);
      const names = (calls: typeof own) => [...new Set(calls.map((call) => call.path))].sort();
      expect(names(own)).toEqual(names(others));
      expect(names(own).length).toBeGreaterThan(3);
    } finally {
      await alone.stop();
    }
  },
);

testNodeServer('a render process that is killed costs no page, and another one comes (FLT-34)', async () => {
  const before = countReady(site);
  const [first = 0] = renderersOf(site);
  process.kill(first, 'SIGKILL');
  expect((await askCold(site)).status).toBe(200);
  await until(() => countReady(site) === before + 1);
  expect(renderersOf(site)).not.toContain(first);
  expect((await askCold(site)).status).toBe(200);
});

testNodeServer('one that hangs is replaced, and its page is rendered by the site', async () => {
  const before = countReady(site);
  const [first = 0] = renderersOf(site);
  process.kill(first, 'SIGSTOP');
  expect((await askCold(site)).status).toBe(200);
  expect(isAlive(first)).toBe(false);
  await until(() => countReady(site) === before + 1);
});

// It ends the site that all before it share.
testNodeServer('none outlives the site', async () => {
  const [first = 0] = renderersOf(site);
  process.kill(site.pid, 'SIGKILL');
  await until(() => !isAlive(first));
});
