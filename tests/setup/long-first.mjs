// The order of test files: the longest begin first, so that no worker waits for one of them alone; jest's own order holds for all others.
import TestSequencer from '@jest/test-sequencer';

/** Files of the site that take an eighth of the longest one's time and more. */
export const LONG = [
  'fault/topology/rolling',
  'fault/topology/idle',
  'wire/seo/pages',
  'fault/fuzz/fuzz',
  'wire/sources/many-merchants',
  'wire/operator/operations-pages',
  'fault/machine/image',
  'fault/provider/stopped',
  'fault/leaving/leaks',
  'fault/machine/pipelining',
  'fault/redis/away',
  'fault/provider/slow-answers',
  'fault/instances/replace',
  'fault/topology/long-call',
  'wire/sources/commands',
  'fault/calls/submit',
  'fault/machine/disk',
  'wire/sources/change',
  'wire/operator/doctor',
  'fault/topology/secret-rotation',
  'wire/sources/canary',
  'fault/provider/broken-answers',
  'fault/load/uncaught',
  'fault/machine/readers',
  'wire/pages/renderers',
  'wire/status',
  'fault/provider/hanging',
  'wire/cache/stored-closing',
  'wire/cache/behind',
  'wire/operator/quarantine',
  'fault/provider/away',
  'wire/install/site-files',
  'wire/limits/instances',
  'wire/shared/fleet-pages',
  'fault/provider/probe',
  'wire/documents/pages',
  'fault/instances/one-port',
  'wire/pages/tenants-apart',
  'wire/seo/answers',
  'fault/clock/jumps',
  'fault/topology/kill',
  'wire/sources/instances',
  'wire/attacks/inner',
  'wire/attacks/scanner',
  'wire/operator/doctor-environment',
  'wire/shared/instances',
  'wire/measure/untraced',
  'wire/shared/restarted-pages',
].map((name) => `tests/${name}.test.ts`);

const rankOf = ({ path }) => {
  const at = LONG.findIndex((name) => path.endsWith(`/${name}`));
  return at < 0 ? LONG.length : at;
};

export default class LongFirst extends TestSequencer {
  async sort(tests) {
    const usual = await super.sort(tests);
    return usual.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
