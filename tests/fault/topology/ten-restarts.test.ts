// Ten restarts behind the real nginx, one instance after the other, under load and with sessions alive.
import { faultsOf, type Load, startLoad } from '@/tests/fault/topology/support/load';
import { IN_ORDER, type Restart, restart } from '@/tests/fault/topology/support/restart';
import { startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';

const RESTARTS = 10;

let topology: Topology | undefined;
let load: Load | undefined;
beforeAll(async () => {
  topology = await startTopology();
}, 60_000);
afterAll(async () => {
  await load?.stop();
  await topology?.stop();
});

it('ten consecutive restarts under load fail no request and sign no member out (FLT-4, FLT-1)', async () => {
  const { nginx, instances } = topology as Topology;
  load = await startLoad(nginx.port);
  const restarts: Restart[] = [];
  for (let nth = 0; nth < RESTARTS; nth += 1) restarts.push(await restart(instances[nth % 2 === 0 ? 0 : 1]));
  const samples = await load.stop();
  expect(faultsOf(samples)).toEqual([]);
  expect(samples.length).toBeGreaterThan(300);
  expect(restarts).toEqual(Array(RESTARTS).fill(IN_ORDER));
}, 300_000);
