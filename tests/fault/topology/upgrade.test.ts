// An upgrade and its roll-back in place: two instances that follow the link `releases/current`, restarted one after the other under load.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { switchRelease } from '@/scripts/release/switch-release.mjs';
import { copyRelease } from '@/scripts/soak/copy-release.mjs';
import { askTls } from '@/tests/fault/topology/support/ask-tls';
import type { Instance } from '@/tests/fault/topology/support/instance';
import { faultsOf, type Load, startLoad } from '@/tests/fault/topology/support/load';
import { startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const [OLD, NEW] = ['release-of-before', 'release-of-now'];
const root = makeTemporaryFolder('upgrade');

let topology: Topology | undefined;
let load: Load | undefined;
beforeAll(async () => {
  for (const id of [OLD, NEW]) copyRelease(currentRelease(), { root, id });
  switchRelease(root, OLD);
  const link = path.join(root, 'releases/current');
  topology = await startTopology([link, link]);
}, 60_000);
afterAll(async () => {
  await load?.stop();
  await topology?.stop();
});

const filesOf = (html: string) => [...new Set(html.match(/\/_next\/static\/[^"'\\ ]+\.(?:js|css)/g))];

async function openPage(page: string): Promise<string> {
  const { status, text } = await askTls({ port: (topology as Topology).nginx.port, path: page });
  expect([page, status]).toEqual([page, 200]);
  return text;
}

/** Which of a page's files an instance does not have, asked directly. */
async function missingAt(instance: Instance, files: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(files.map((file) => instance.ask(file)));
  return files.filter((_, at) => answers[at]?.status !== 200);
}

async function restart(instance: Instance): Promise<void> {
  expect(await instance.end('SIGTERM')).toBe(0);
  await instance.start();
  await sleep(3_000);
}

it('an upgrade and a roll-back under load fail no request, and pages of either release find their files on both instances (B54, FLT-1, FLT-5)', async () => {
  const { nginx, instances } = topology as Topology;
  const before = await openPage('/m/home');
  expect(before).toContain(OLD);
  load = await startLoad(nginx.port);
  switchRelease(root, NEW);
  const unseen = ['/m/login', '/m/register', '/m/service', '/m/mine', '/m/safety', '/m/offline'];
  for (const page of unseen.slice(0, 2)) expect(await openPage(page)).toContain(OLD);
  await restart(instances[0]);
  for (const page of unseen.slice(2, 4)) await openPage(page);
  await restart(instances[1]);
  const after = await openPage('/m/home');
  expect(after).toContain(NEW);
  expect(filesOf(after)).not.toEqual(filesOf(before));
  for (const instance of instances) expect(await missingAt(instance, filesOf(before))).toEqual([]);
  switchRelease(root, OLD);
  for (const instance of instances) await restart(instance);
  for (const page of unseen.slice(4)) expect(await openPage(page)).toContain(OLD);
  for (const instance of instances) expect(await missingAt(instance, filesOf(after))).toEqual([]);
  const samples = await load.stop();
  expect(faultsOf(samples)).toEqual([]);
  expect(samples.length).toBeGreaterThan(100);
}, 180_000);
