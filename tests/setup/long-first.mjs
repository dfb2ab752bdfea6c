// The order of test files: the longest begin first, so that no worker waits for one of them alone; jest's own order holds for all others.
import TestSequencer from '@jest/test-sequencer';

/** Files of the site that take a quarter of a minute and more: some that mostly wait between others that work. */
export const LONG = [
  'fault/topology/ten-restarts',
  'fault/fuzz/fuzz',
  'fault/topology/rolling',
  'fault/leaving/leaks',
  'fault/topology/idle',
  'wire/operator/operations-pages',
  'fault/machine/pipelining',
  'fault/machine/image',
  'fault/redis/away',
  'wire/seo/pages',
  'fault/instances/replace',
  'fault/machine/disk',
  'fault/topology/secret-rotation',
  'fault/provider/slow-answers',
  'wire/sources/commands',
  'fault/topology/long-call',
  'wire/pages/tenants-apart',
  'fault/provider/broken-answers',
  'fault/calls/submit',
  'fault/instances/one-port',
  'wire/operator/many-merchants',
  'fault/provider/away',
  'fault/load/uncaught',
  'wire/operator/removal',
  'fault/provider/retries',
  'wire/sources/canary',
  'fault/provider/hanging',
  'fault/provider/probe',
  'wire/status',
  'wire/shared/fleet-pages',
  'fault/redis/signed-out',
  'fault/provider/shared-call',
  'wire/limits/instances',
  'fault/clock/jumps',
  'fault/provider/black-hole',
  'wire/pages/renderers',
  'wire/cache/stored-closing',
  'fault/load/full-store',
  'wire/documents/documents',
  'fault/topology/edge',
  'wire/pages/shared-pages',
  'wire/install/site-files',
  'wire/documents/addresses',
  'wire/seo/answers',
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
