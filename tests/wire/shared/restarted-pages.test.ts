// Pages of one instance that is started again without a Redis: the built site has them from disk.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { countOf, METRICS_TOKEN } from '@/tests/wire/support/page-cache-status';
import { type RunningSite, type Sandbox, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);
let provider: Sandbox;
beforeAll(async () => {
  provider = await startSandbox({ port: 0 });
});
afterAll(() => provider.close());
const start = (more: Record<string, string>) =>
  startSite({ METRICS_TOKEN, SANDBOX_ORIGIN: provider.origin, ...more });
/** Without a port in the host, which differs from start to start. */
const get = ({ port }: RunningSite, target: string) =>
  ask({ port, path: target, headers: { Host: 'aurora.localhost' } });
/** A start and its first page. Starts again if the disk of a busy machine misses the page's deadline. */
async function restart(more: Record<string, string>) {
  for (;;) {
    const site = await start(more);
    const answer = await get(site, '/m/home');
    if (!site.output().includes('no answer in time')) return { site, answer };
    await site.stop();
  }
}

test('without Redis a restart serves earlier pages immediately, from disk and with the same ETag; corrupt files are rendered again (SEC-48)', async () => {
  const state = makeTemporaryFolder('state');
  const first = await start({ STATE_DIR: state });
  const filesOf = () =>
    readdirSync(state, { recursive: true, encoding: 'utf8' }).filter((name) => /pages\/\w+$/.test(name));
  const { headers } = await get(first, '/m/home');
  await until(() => filesOf().length === 1, 'the file of the page');
  await first.stop();

  const { site: second, answer: again } = await restart({ STATE_DIR: state });
  expect([again.status, again.headers.etag]).toEqual([200, headers.etag]);
  expect([await countOf(second, 'shared'), await countOf(second, 'miss')]).toEqual([1, 0]);
  await second.stop();

  for (const name of filesOf()) writeFileSync(path.join(state, name), 'spoiled');
  const third = await start({ STATE_DIR: state });
  expect((await get(third, '/m/home')).headers.etag).toBe(headers.etag);
  expect([await countOf(third, 'shared'), await countOf(third, 'miss')]).toEqual([0, 1]);
  await third.stop();
});

test('where STATE_DIR can be no folder, the site serves without one, and its log names why (FLT-35)', async () => {
  const site = await start({ STATE_DIR: '/proc/none', LOG_LEVEL: 'warn' });
  expect((await get(site, '/m/home')).status).toBe(200);
  expect(site.output()).toMatch(/ENOENT.*last good forms of merchants are not stored/);
  await site.stop();
});
