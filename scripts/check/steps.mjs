// The checks of the project: two parallel lanes, one with the build and one without; timed tests come last, alone.
import { installEmulator } from '../../tests/firebase/install-emulator.mjs';
import { fromRoot } from '../bootstrap/root.mjs';
import { build } from '../release/make/build-release.mjs';
import { hashTree } from './changes.mjs';
import { prepareBrowsers, prepareServers } from './debian.mjs';
import { checkSite, checkSlowUnit, checkTimed, checkUnit } from './jest.mjs';
import { checkBrowser, checkProject } from './playwright.mjs';
import { checkRows } from './rows.mjs';
import { commandCheck, runStep } from './step.mjs';
import { PASSED_ONE, sumTallies, tallyLine } from './tally.mjs';

const bin = (...parts) => fromRoot('node_modules', ...parts);

const BIOME = [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'];
const TSC = [bin('typescript/bin/tsc'), '--noEmit'];
const KNIP = [bin('knip/bin/knip.js'), '--no-progress'];

const checkBuild = async () => {
  await build();
  return PASSED_ONE;
};

/** No quick test uses Firebase's emulator; without it only its own tests fail. */
const prepareFirebase = async (reach) =>
  reach === 'quick' ? undefined : installEmulator().catch(() => undefined);

async function runLane(steps) {
  const tallies = [];
  for (let step = steps.shift(); step; step = steps.shift()) tallies.push(await runStep(step));
  return sumTallies(tallies);
}

/** Runs lanes in parallel; the first to end takes the steps of `next`. */
async function runLanes(lanes, next) {
  const runBoth = async (lane) => [await runLane(lane), await runLane(next)];
  return (await Promise.all(lanes.map(runBoth))).flat();
}

function runFirst(check) {
  const done = Promise.withResolvers();
  return { ended: done.promise, check: () => check().finally(done.resolve) };
}

const after = (done, check) => () => done.then(check);

const STATIC = [
  { name: 'lint and format (biome)', check: commandCheck('biome', BIOME) },
  { name: 'dead code (knip)', check: commandCheck('knip', KNIP) },
];

const SITE_NAME = 'the built site over sockets';

/** Playwright's other projects, in the order in which they run. */
const PROJECTS = {
  firefox: 'main journeys in Firefox',
  webkit: 'main journeys in WebKit',
  dev: 'the development server',
  app: 'journeys that need the whole browser',
};

/** Lanes that run in parallel, and what the first to end runs next. */
function toLanes(run) {
  const built = runFirst(checkBuild);
  // Packages are installed during the build, the servers first: unit tests start them too.
  const servers = prepareServers(run.reach);
  const browsers = servers.then(() => prepareBrowsers(run.reach));
  const ready = Promise.all([built.ended, browsers, prepareFirebase(run.reach)]);
  const withBuild = [
    { name: 'build', check: built.check },
    { name: 'journeys in a browser', check: after(ready, () => checkBrowser(run)) },
  ];
  const unit = { name: 'unit and architecture tests', check: after(servers, () => checkUnit(run)) };
  const types = { name: 'types (tsc)', check: after(built.ended, commandCheck('tsc', TSC)) };
  const rules = [...STATIC, unit];
  const site = { name: SITE_NAME, check: after(ready, () => checkSite(run)) };
  const slowUnit = { name: 'slow unit tests', check: after(servers, checkSlowUnit) };
  const others = Object.entries(PROJECTS).map(([project, name]) => ({
    name,
    check: after(ready, checkProject(project)),
  }));
  const [withoutBuild, next] = {
    quick: [rules, [site, types]],
    rest: [[slowUnit], others],
    all: [rules, [types, ...others]],
  }[run.reach];
  return [[withBuild, withoutBuild], next];
}

/** Checks after the lanes, one by one: beside browsers a site sheds, and the waits of fault tests expire. */
function toLast(run) {
  const timed = { name: 'timed tests over sockets', check: () => checkTimed(run) };
  const rows = { name: 'rows of the requirements', check: () => checkRows(run) };
  if (run.reach === 'quick') return [timed, rows];
  const site = { name: SITE_NAME, check: () => checkSite(run) };
  const inBrowser = { name: 'timed tests in a browser', check: checkProject('speed') };
  return [site, timed, inBrowser, ...(run.reach === 'all' ? [rows] : [])];
}

/** Input of a run: suites and tree; a pipeline and `--fresh` also repeat what has passed. */
function toRun({ reach, isFresh }) {
  const isWhole = isFresh || Boolean(process.env.CI);
  return { reach, files: hashTree(), isWhole };
}

/**
 * Runs the checks, prints the total as the last line and returns the exit code.
 * @param {{ reach: 'quick' | 'all' | 'rest', isFresh: boolean }} options
 */
export async function runChecks(options) {
  const run = toRun(options);
  const lanes = await runLanes(...toLanes(run));
  const sum = sumTallies([...lanes, await runLane(toLast(run))]);
  // Again at the end: a pipeline may show its last lines only.
  for (const name of sum.retried) console.log(`failed beside others: ${name}`);
  for (const name of sum.names) console.log(`✗ ${name}`);
  console.log(tallyLine(sum));
  return sum.failed === 0 ? 0 : 1;
}
