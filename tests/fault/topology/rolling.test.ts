// Ten rolling restarts behind the real nginx, under load and with sessions alive: an upgrade in place, its roll-back, and more of the same release.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { switchRelease } from '@/scripts/release/switch-release.mjs';
import { askTls, signInTls } from '@/tests/fault/topology/support/ask-tls';
import { type Instance, until } from '@/tests/fault/topology/support/instance';
import { faultsOf, type Load, startLoad } from '@/tests/fault/topology/support/load';
import { IN_ORDER, type Restart, restart } from '@/tests/fault/topology/support/restart';
import { ALONE, startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { callsTo, control } from '@/tests/wire/support/start-site';
import { copyRelease } from '@/tools/soak/copy-release.mjs';

const [OLD, NEW] = ['release-of-before', 'release-of-now'];
const root = makeTemporaryFolder('rolling');
/** Longer than the site announces its end. */
const SLOW_MS = 7_000;
const RESTARTS = 10;

let topology: Topology | undefined;
let load: Load | undefined;
beforeAll(async () => {
  for (const id of [OLD, NEW]) copyRelease(currentRelease(), { root, id });
  switchRelease(root, OLD);
  // Each start resolves the link again, as the systemd unit does.
  const link = path.join(root, 'releases/current');
  // With render processes at one of the two, as many as it starts by itself.
  topology = await startTopology([link, link], [{}, ALONE]);
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

/** Switches, restarts both, and opens pages that were not opened before, while neither, one and both run the other release. */
async function moveTo(id: string, unseen: readonly [string, string, string]): Promise<Restart[]> {
  const { instances } = topology as Topology;
  const restarts: Restart[] = [];
  switchRelease(root, id);
  expect(await openPage(unseen[0])).not.toContain(id);
  restarts.push(await restart(instances[0]));
  await openPage(unseen[1]);
  restarts.push(await restart(instances[1]));
  expect(await openPage(unseen[2])).toContain(id);
  return restarts;
}

it('ten restarts under load, an upgrade and a roll-back among them, fail no request and sign no one out; a long call finishes, and pages of either release find their files (B54, FLT-1, FLT-2, FLT-4, FLT-5, FLT-46, B44)', async () => {
  const { nginx, instances, provider } = topology as Topology;
  const cookie = await signInTls(nginx.port, 2);
  const before = await openPage('/m/home');
  load = await startLoad(nginx.port);
  await sleep(1_000);
  const plant = { kind: 'delay', path: '/wps/relay/MCSFE_getReferralInfo', delayMs: SLOW_MS };
  await control(provider, 'faults', plant);
  const slow = [3, 4].map((visitor) =>
    askTls({ port: nginx.port, path: '/wps/relay/MCSFE_getReferralInfo', cookie, visitor }),
  );
  await until(async () => (await callsTo(provider, plant.path)).length > 0, 'the long call');
  const restarts = await moveTo(NEW, ['/m/login', '/m/register', '/m/service']);
  const after = await openPage('/m/home');
  expect(filesOf(after)).not.toEqual(filesOf(before));
  for (const instance of instances) expect(await missingAt(instance, filesOf(before))).toEqual([]);
  restarts.push(...(await moveTo(OLD, ['/m/mine', '/m/safety', '/m/offline'])));
  for (const instance of instances) expect(await missingAt(instance, filesOf(after))).toEqual([]);
  while (restarts.length < RESTARTS)
    restarts.push(await restart(instances[restarts.length % 2 === 0 ? 0 : 1]));
  const samples = await load.stop();
  expect(faultsOf(samples)).toEqual([]);
  expect(samples.length).toBeGreaterThan(300);
  expect(restarts).toEqual(Array(RESTARTS).fill(IN_ORDER));
  for (const { status, ms } of await Promise.all(slow)) {
    expect(status).toBe(200);
    expect(ms).toBeGreaterThanOrEqual(SLOW_MS - 100);
  }
}, 300_000);
