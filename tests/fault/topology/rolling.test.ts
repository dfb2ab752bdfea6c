// Rolling restarts behind the real nginx, under load and with sessions alive.
import { setTimeout as sleep } from 'node:timers/promises';
import { askTls, signInTls } from '@/tests/fault/topology/support/ask-tls';
import type { Instance } from '@/tests/fault/topology/support/instance';
import { faultsOf, startLoad } from '@/tests/fault/topology/support/load';
import { startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';
import { control } from '@/tests/wire/support/start-site';

const ROUNDS = 2;
/** Longer than the site announces its end. */
const SLOW_MS = 7_000;

let topology: Topology | undefined;
beforeAll(async () => {
  topology = await startTopology();
}, 60_000);
afterAll(() => topology?.stop());

type Restart = {
  readonly code: number | null;
  readonly ready: number;
  readonly ready503: number;
  readonly live: number;
};

/** As docs/operators.md says: ask it to end, start it again, and let it be ready for 3 s. */
async function restart(instance: Instance): Promise<Restart> {
  const ready = (await instance.ask('/readyz')).status;
  const ending = instance.end('SIGTERM');
  await sleep(200);
  const [ready503, live] = [(await instance.ask('/readyz')).status, (await instance.ask('/healthz')).status];
  const code = await ending;
  await instance.start();
  await sleep(3_000);
  return { code, ready, ready503, live };
}

it('rolling restarts under load fail no request and sign nobody out; a long call finishes (FLT-1, FLT-2, FLT-4, FLT-46, B44)', async () => {
  const { nginx, instances, provider } = topology as Topology;
  const cookie = await signInTls(nginx.port, 2);
  const load = await startLoad(nginx.port);
  await sleep(1_000);
  const plant = { kind: 'delay', path: '/wps/relay/MCSFE_getReferralInfo', delayMs: SLOW_MS };
  await control(provider, 'faults', plant);
  const slow = [3, 4].map((visitor) =>
    askTls({ port: nginx.port, path: '/wps/relay/MCSFE_getReferralInfo', cookie, visitor }),
  );
  await sleep(200);
  const restarts: Restart[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const instance of instances) restarts.push(await restart(instance));
  const samples = await load.stop();
  expect(faultsOf(samples)).toEqual([]);
  expect(samples.length).toBeGreaterThan(150);
  expect(restarts).toEqual(
    restarts.map(() => ({ code: 0, ready: 200, ready503: 503, live: 200 }) satisfies Restart),
  );
  for (const { status, ms } of await Promise.all(slow)) {
    expect(status).toBe(200);
    expect(ms).toBeGreaterThanOrEqual(SLOW_MS - 100);
  }
}, 180_000);
