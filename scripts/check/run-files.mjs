// Runs single test files or one kind of tests in the foreground, with the runner's own options.
import { existsSync } from 'node:fs';
import { BootstrapError } from '../bootstrap/main.mjs';
import { fromRoot } from '../bootstrap/root.mjs';
import { build } from '../release/make/build-release.mjs';
import { runTool } from '../run/run-tool.mjs';
import { prepareMachine } from './debian.mjs';

const JEST = 'jest/bin/jest.js';
const PLAYWRIGHT = 'playwright/cli.js';

/** Playwright options that open browser windows. */
const WINDOWED = ['--headed', '--ui', '--debug'];

/** Rejects a wrong name before the minutes that a build takes. */
export function requireFiles(args) {
  const missing = args.filter((arg) => /\.tsx?$/.test(arg) && !existsSync(fromRoot(arg)));
  if (missing.length > 0) throw new BootstrapError(`No such file: ${missing.join(', ')}`);
}

/** Projects come last: the runner takes files after them for project names. */
const runUnit = (args) => runTool([JEST, ...args, '--selectProjects', 'unit', 'dom']);

/** Prepares the build and the machine first. */
async function runWire(args) {
  requireFiles(args);
  await prepareMachine();
  await build();
  const paths = args.length > 0 ? args : ['tests/wire'];
  return runTool([JEST, '--selectProjects=site', '--selectProjects=timed', '--runInBand', ...paths]);
}

async function runJourneys(args) {
  requireFiles(args);
  await prepareMachine();
  if (args.some((arg) => WINDOWED.includes(arg))) process.env.TEST_WINDOWS = '1';
  const isChosen = args.some((arg) => /^--project|tests\/(engines|dev)\//.test(arg));
  const projects = isChosen ? [] : ['--project=phone', '--project=app', '--project=speed'];
  return runTool([PLAYWRIGHT, 'test', '--reporter=list', ...projects, ...args]);
}

/** By the suffix of `npm run test:`; each takes files and runner options. */
export const KINDS = { unit: runUnit, wire: runWire, e2e: runJourneys };

export function kindOf(file) {
  if (/tests\/(browser|engines|dev)\//.test(file)) return 'e2e';
  return /tests\/(wire|fault|architecture\/built-)/.test(file) ? 'wire' : 'unit';
}

/** Runs each file with its runner; returns the worst exit code. */
export async function runFiles(files) {
  const codes = [0];
  for (const [kind, own] of Object.entries(Object.groupBy(files, kindOf))) codes.push(await KINDS[kind](own));
  return Math.max(...codes);
}
