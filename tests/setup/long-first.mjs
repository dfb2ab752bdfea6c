// The order of test files: the longest begin first, so that no worker waits for one of them alone; jest's own order holds for all others.
import TestSequencer from '@jest/test-sequencer';

/** Files of the site that take a quarter of a minute and more. */
export const LONG = [
  'wire/seo/pages',
  'fault/topology/rolling',
  'wire/operator/operations-pages',
  'fault/topology/idle',
  'fault/fuzz/fuzz',
  'fault/machine/pipelining',
  'fault/leaving/leaks',
  'fault/machine/image',
  'fault/topology/secret-rotation',
  'wire/pages/renderers',
  'fault/redis/away',
  'wire/documents/documents',
  'fault/provider/broken-answers',
  'wire/sources/commands',
  'fault/provider/away',
  'fault/provider/probe',
  'wire/pages/tenants-apart',
  'fault/clock/jumps',
  'wire/shared/fleet-pages',
  'fault/calls/submit',
  'wire/attacks/scanner',
  'fault/topology/edge',
  'wire/pages/shared-pages',
  'wire/sources/canary',
  'wire/install/manifest',
  'wire/cache/stored-closing',
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
