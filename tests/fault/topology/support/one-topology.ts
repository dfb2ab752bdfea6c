// A topology for all parts of the test file that imports them.
import { startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';

export const topology = {} as Topology;

beforeAll(async () => {
  Object.assign(topology, await startTopology());
}, 60_000);
afterAll(() => topology.stop?.());
