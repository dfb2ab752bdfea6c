// The order of test files: the longest begin first, so that no worker waits for one of them alone. Fault tests, which mostly wait, are spread among wire tests, which mostly work.
import TestSequencer from '@jest/test-sequencer';

/** Files of the site that take a quarter of a minute and more: what waits and what works in turn. */
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

/** Merges two lists so that each is spread evenly over the whole. */
function spread(...lists) {
  const placed = lists.flatMap((list) => list.map((item, at) => ({ item, place: (at + 0.5) / list.length })));
  return placed.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}

const isFault = ({ path }) => path.includes('/tests/fault/');

export default class LongFirst extends TestSequencer {
  async sort(tests) {
    const usual = await super.sort(tests);
    const isLong = (test) => rankOf(test) < LONG.length;
    const { true: long = [], false: short = [] } = Object.groupBy(usual, isLong);
    const { true: faults = [], false: others = [] } = Object.groupBy(short, isFault);
    return [...long.toSorted((a, b) => rankOf(a) - rankOf(b)), ...spread(faults, others)];
  }
}
