// Runs single test files, or one kind of tests, in the foreground with the runner's own output and options.
import { build } from '../bootstrap/build.mjs';
import { runTool } from '../run/run-tool.mjs';
import { prepareMachine } from './debian.mjs';

const JEST = 'jest/bin/jest.js';
const PLAYWRIGHT = 'playwright/cli.js';

/** Switches of Playwright for which a browser has windows. */
const WINDOWED = ['--headed', '--ui', '--debug'];

/** The projects come last: the runner would take files behind them for names of projects, and run everything. */
const runUnit = (args) => runTool([JEST, ...args, '--selectProjects', 'unit', 'dom']);

/** The build and the machine are made ready first. */
async function runWire(args) {
  await prepareMachine();
  await build();
  const paths = args.length > 0 ? args : ['tests/wire'];
  return runTool([JEST, '--selectProjects=site', '--selectProjects=timed', '--runInBand', ...paths]);
}

/** Playwright builds by itself (tests/setup/build-site). */
async function runJourneys(args) {
  await prepareMachine();
  if (args.some((word) => WINDOWED.includes(word))) process.env.TEST_WINDOWS = '1';
  const isChosen = args.some((word) => /^--project|tests\/(engines|dev)\//.test(word));
  const projects = isChosen ? [] : ['--project=phone', '--project=app', '--project=speed'];
  return runTool([PLAYWRIGHT, 'test', '--reporter=list', ...projects, ...args]);
}

/** By the word behind `npm run test:`; each takes files and the options of its runner. */
export const KINDS = { unit: runUnit, wire: runWire, e2e: runJourneys };

/** The kind of a test file, by its folder. */
export function kindOf(file) {
  if (/tests\/(browser|engines|dev)\//.test(file)) return 'e2e';
  return /tests\/(wire|fault|architecture\/built-)/.test(file) ? 'wire' : 'unit';
}

/** Runs each file by its runner; returns the worst exit code. */
export async function runFiles(files) {
  const codes = [0];
  for (const [kind, own] of Object.entries(Object.groupBy(files, kindOf))) codes.push(await KINDS[kind](own));
  return Math.max(...codes);
}
