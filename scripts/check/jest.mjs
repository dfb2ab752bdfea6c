// Jest as a check: rules and components, the built site over sockets, and what is timed.
import path from 'node:path';
import { fromRoot, ROOT } from '../bootstrap/root.mjs';
import { mayTryAgain, sumAgain } from './again.mjs';
import { chooseSite, chooseUnit } from './choose.mjs';
import { REACH_VARIABLE, SLOW_UNIT } from './quick.mjs';
import { countRun, dropReport, readReport, reportFile } from './report.mjs';
import { runChanged } from './run-changed.mjs';
import { runNode } from './step.mjs';
import { tallyJest } from './tally.mjs';

export const JEST = fromRoot('node_modules/jest/bin/jest.js');

const UNIT = ['--selectProjects', 'unit', 'dom'];
const SITE = ['--selectProjects', 'site'];
/** Tests of faults wait for most of their time, and nothing else runs beside them. */
const MORE_WORKERS = ['--maxWorkers=4'];
const TIMED = ['--selectProjects', 'timed', '--runInBand'];

const listFailed = (name) => () =>
  (readReport(name)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map((file) => path.relative(ROOT, file.name));

async function runOnce(name, options, env) {
  dropReport(name);
  const args = [JEST, '--ci', '--silent', '--json', `--outputFile=${reportFile(name)}`, ...options];
  return countRun(name, tallyJest, await runNode(name, args, env));
}

async function runJest(name, projects, { options = [], reach = 'all' } = {}) {
  const env = { [REACH_VARIABLE]: reach };
  const first = await runOnce(name, [...projects, ...options], env);
  if (!mayTryAgain(first)) return first;
  const files = listFailed(name)();
  console.log(`failed beside others: ${files.join(', ')}`);
  const again = await runOnce(`${name}-again`, [...projects, '--runInBand', '--', ...files], {
    [REACH_VARIABLE]: 'all',
  });
  return sumAgain(first, again);
}

/** Rules, server, sandbox, architecture and components: whatever needs no built site. */
export const checkUnit = (run) =>
  runChanged('jest-unit', run, {
    choose: chooseUnit,
    listFailed: listFailed('jest-unit'),
    check: (files) =>
      files
        ? runJest('jest-unit', UNIT, { options: ['--passWithNoTests', '--findRelatedTests', ...files] })
        : runJest('jest-unit', UNIT, run),
  });

/** What the quick run leaves out of them. */
export const checkSlowUnit = () => runJest('jest-slow', UNIT, { options: ['--', ...SLOW_UNIT] });

/** The quick tests of the built site over sockets: tenants, relay, sessions, documents, faults. */
export const checkSite = (run) =>
  runChanged('jest-site', run, {
    choose: chooseSite(/^tests\/(wire|fault|architecture\/built-)/),
    listFailed: listFailed('jest-site'),
    check: (files) => runJest('jest-site', SITE, files ? { options: ['--', ...files] } : run),
  });

/** In a whole run: those that stop and slow nothing. */
export const checkWire = ({ reach }) =>
  runJest('jest-wire', SITE, { reach, options: ['--', '/tests/wire/', '/tests/architecture/built-'] });

/** And faults: what stops and slows the site, or what it stands on. */
export const checkFaults = ({ reach }) =>
  runJest('jest-faults', [...SITE, ...MORE_WORKERS], { reach, options: ['--', '/tests/fault/'] });

/** What is timed, one test after the other, while nothing else runs. */
export const checkTimed = (run) => runJest('jest-timed', TIMED, run);
