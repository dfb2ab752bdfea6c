// What `npm test` leaves out: it runs enough to show every requirement. `npm run test:all` runs everything.
import { SLOW_UNIT } from './slow-unit.mjs';

/** Reach of a run: `quick`, `all`, or `rest`, which is what quick leaves out. */
export const REACH_VARIABLE = 'TEST_REACH';

/** Tag of browser journeys in the quick run. */
const QUICK_TAG = '@quick';

/** tests/wire files for requirements that no other test shows, and for the main request paths. */
const QUICK_WIRE = [
  'tests/wire/attacks/bombs.test.ts',
  'tests/wire/attacks/doors.test.ts',
  'tests/wire/attacks/scanner.test.ts',
  'tests/wire/cache/deception.test.ts',
  'tests/wire/documents/documents.test.ts',
  'tests/wire/documents/observatory.test.ts',
  'tests/wire/main/main.test.ts',
  'tests/wire/out.test.ts',
  'tests/wire/limits/instances.test.ts',
  'tests/wire/api-proxy.test.ts',
  'tests/wire/remember.test.ts',
  'tests/wire/shared/instances.test.ts',
  'tests/wire/pages/clicks.test.ts',
  'tests/wire/pages/shared-pages.test.ts',
];

/** tests/fault files for requirements that no other test shows. */
const QUICK_FAULT = [
  'tests/fault/machine/disk.test.ts',
  'tests/fault/redis/limits.test.ts',
  'tests/fault/redis/signed-out.test.ts',
  'tests/fault/topology/edge.test.ts',
  'tests/fault/topology/idle.test.ts',
  'tests/fault/topology/rolling.test.ts',
];

/** Timed tests for requirements that no other test shows. */
const QUICK_TIMED = ['tests/fault/load/login-burst-speed.test.ts'];

const WIRE = 'tests/wire/**/*.test.ts';
const FAULT = 'tests/fault/**/*.test.ts';
const BUILT = 'tests/architecture/built-*.test.ts';
const TIMED = 'tests/{wire,fault}/**/*-speed.test.ts';

const toGlobs = (files) => files.map((file) => `<rootDir>/${file}`);
const toPatterns = (files) => files.map((file) => `/${file}$`);

/** Returns the patterns of unit tests that a reach skips. */
export const unitIgnores = (reach) => (reach === 'quick' ? toPatterns(SLOW_UNIT) : []);

/** Returns the site tests of a reach: globs, and patterns to skip. */
export function siteTests(reach) {
  const quick = [BUILT, ...QUICK_WIRE, ...QUICK_FAULT];
  if (reach === 'quick') return { globs: toGlobs(quick), ignores: [] };
  if (reach === 'rest')
    return { globs: toGlobs([WIRE, FAULT]), ignores: toPatterns([...QUICK_WIRE, ...QUICK_FAULT]) };
  return { globs: toGlobs([BUILT, WIRE, FAULT]), ignores: [] };
}

/** Returns the timed tests of a reach. */
export function timedTests(reach) {
  if (reach === 'quick') return { globs: toGlobs(QUICK_TIMED), ignores: [] };
  return { globs: toGlobs([TIMED]), ignores: reach === 'rest' ? toPatterns(QUICK_TIMED) : [] };
}

/** Returns Playwright's options for a reach. */
export function browserGrep(reach) {
  if (reach === 'quick') return [`--grep=${QUICK_TAG}`];
  return reach === 'rest' ? [`--grep-invert=${QUICK_TAG}`] : [];
}
