// The order of test files: the longest begin first, so that no worker waits for one of them alone; jest's own order holds for all others.
import TestSequencer from '@jest/test-sequencer';

/** Files of the site that take half a minute and more, longest first. */
const LONG = [
  'fault/fuzz/fuzz',
  'fault/topology/secret-rotation',
  'fault/leaving/leaks',
  'fault/provider/broken-answers',
  'fault/provider/away',
  'fault/machine/pipelining',
  'fault/topology/rolling',
  'fault/provider/probe',
  'wire/documents/documents',
  'wire/operator/operations-pages',
  'wire/seo/every-page',
  'wire/pages/tenants-apart',
  'fault/redis/away',
  'fault/clock/jumps',
  'wire/attacks/scanner',
  'wire/pages/shared-pages',
  'fault/calls/submit',
  'fault/topology/edge',
].map((name) => `/tests/${name}.test.ts`);

const rankOf = ({ path }) => {
  const at = LONG.findIndex((name) => path.endsWith(name));
  return at < 0 ? LONG.length : at;
};

export default class LongFirst extends TestSequencer {
  async sort(tests) {
    const usual = await super.sort(tests);
    return usual.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
