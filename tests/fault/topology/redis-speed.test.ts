// The Redis that instances share goes away and comes back under load.
import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, type Sample, startLoad } from '@/tests/fault/topology/support/load';
import { startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';

/** Longest wait of a request for Redis. */
const WAIT_MS = 50;

let topology: Topology | undefined;
beforeAll(async () => {
  topology = await startTopology();
}, 60_000);
afterAll(() => topology?.stop());

const medianOf = (samples: readonly Sample[]): number =>
  samples.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;

it('a Redis outage under load fails no request, signs no member out and adds less than 50 ms (FLT-21, FLT-22, FLT-23, B44)', async () => {
  const { nginx, redis, instances } = topology as Topology;
  const load = await startLoad(nginx.port);
  await sleep(2_500);
  const stoppedAt = Date.now();
  await redis.stop();
  // It announces its end for seconds, and serves meanwhile.
  const ended = instances[1].end('SIGTERM');
  await sleep(2_000);
  expect((await instances[0].ask('/readyz')).status).toBe(200);
  await ended;
  await instances[1].start();
  await sleep(1_000);
  const backAt = Date.now();
  await redis.start();
  await sleep(2_000);
  const samples = await load.stop();
  expect(faultsOf(samples)).toEqual([]);
  const [before, during] = [
    samples.filter(({ at }) => at < stoppedAt),
    samples.filter(({ at }) => at >= stoppedAt && at < backAt),
  ];
  expect(Math.min(before.length, during.length)).toBeGreaterThan(15);
  expect(medianOf(during)).toBeLessThan(medianOf(before) + WAIT_MS);
}, 120_000);
