// A rolling restart of the instances of one port, by SIGHUP to their parent.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { switchRelease } from '@/scripts/release/switch-release.mjs';
import { type Several, startSeveral } from '@/tests/fault/instances/support/several';
import { askSteadily } from '@/tests/fault/instances/support/steady';
import { childrenOf } from '@/tests/fault/support/process-facts';
import { until } from '@/tests/fault/topology/support/instance';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { copyRelease } from '@/tools/soak/copy-release.mjs';

jest.setTimeout(120_000);
const [OLD, NEW, BROKEN] = ['release-of-before', 'release-of-now', 'release-that-is-broken'];
const root = makeTemporaryFolder('replace');

let site: Several;
beforeAll(async () => {
  for (const id of [OLD, NEW, BROKEN]) copyRelease(currentRelease(), { root, id });
  rmSync(path.join(root, 'releases', BROKEN, 'build/site.mjs'));
  switchRelease(root, OLD);
  site = await startSeveral({}, path.join(root, 'releases/current'));
}, 90_000);
afterAll(() => site.stop());

const page = async (): Promise<string> => (await ask({ port: site.port, path: '/m/login' })).text;
const filesOf = (html: string) => [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g))];

async function missing(files: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(files.map((file) => ask({ port: site.port, path: file })));
  return files.filter((_, at) => answers[at]?.status !== 200);
}

it('SIGHUP replaces each by one of the release that is current now: no request fails, /readyz stays 200, and pages of either find their files (B54, B44, FLT-1)', async () => {
  const before = childrenOf(site.pid);
  const old = filesOf(await page());
  switchRelease(root, NEW);
  const load = askSteadily(site.port, ['/m/home', '/readyz', '/wps/system/country', old[0] ?? '/']);
  process.kill(site.pid, 'SIGHUP');
  let html = '';
  await until(async () => {
    html = await page();
    return html.includes(NEW);
  }, 'a page of the new release');
  // The other instance is still one of the old release.
  expect(site.output()).not.toContain('all instances are replaced');
  expect(filesOf(html)).not.toEqual(old);
  for (let nth = 0; nth < 4; nth += 1) expect(await missing([...filesOf(html), ...old])).toEqual([]);
  await until(async () => site.output().includes('all instances are replaced'), 'the end of it');
  const { requestCount, faults } = await load.stop();
  expect(faults).toEqual([]);
  expect(requestCount).toBeGreaterThan(200);
  const after = childrenOf(site.pid);
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  for (let nth = 0; nth < 4; nth += 1) expect(await page()).toContain(NEW);
});

it('a release that does not start replaces none (B54)', async () => {
  const before = childrenOf(site.pid);
  switchRelease(root, BROKEN);
  process.kill(site.pid, 'SIGHUP');
  await until(async () => site.output().includes('a new instance does not start, the old ones stay'), 'it');
  expect(childrenOf(site.pid)).toEqual(before);
  for (let nth = 0; nth < 4; nth += 1) expect(await page()).toContain(NEW);
});
