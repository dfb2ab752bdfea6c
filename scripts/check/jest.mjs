// Jest checks: unit tests, the built site over sockets, timed tests.
import path from 'node:path';
import { fromRoot, ROOT } from '../bootstrap/root.mjs';
import { chooseSite, chooseUnit } from './choose.mjs';
import { REACH_VARIABLE } from './quick.mjs';
import { countRun, dropReport, readReport, reportFile } from './report.mjs';
import { mayTryAgain, sumAgain } from './rerun.mjs';
import { runChanged } from './run-changed.mjs';
import { SLOW_UNIT } from './slow-unit.mjs';
import { runNode } from './step.mjs';
import { tallyJest } from './tally.mjs';

export const JEST = fromRoot('node_modules/jest/bin/jest.js');

const UNIT = ['--selectProjects', 'unit', 'dom'];
const SITE = ['--selectProjects', 'site'];
/** More than processors, since many tests mostly wait; beside browsers fewer. */
const workersOf = (reach) => `--maxWorkers=${reach === 'quick' ? 3 : 5}`;
const TIMED = ['--selectProjects', 'timed'];

const listFailed = (name) => () =>
  (readReport(name)?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map((file) => path.relative(ROOT, file.name));

async function runOnce(name, options, env) {
  dropReport(name);
  const args = [JEST, '--ci', '--silent', '--json', `--outputFile=${reportFile(name)}`, ...options];
  return countRun(name, tallyJest, await runNode(name, args, env));
}

async function runJest(name, projects, { options = [], reach = 'all' }) {
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

/** Everything that needs no built site. */
export const checkUnit = (run) =>
  runChanged('jest-unit', run, {
    choose: chooseUnit,
    listFailed: listFailed('jest-unit'),
    check: (files) =>
      files
        ? runJest('jest-unit', UNIT, { options: ['--passWithNoTests', '--findRelatedTests', ...files] })
        : runJest('jest-unit', UNIT, run),
  });

/** Unit tests that the quick run skips. */
export const checkSlowUnit = () => runJest('jest-slow', UNIT, { options: ['--', ...SLOW_UNIT] });

/** Tests of the built site over sockets. */
export const checkSite = (run) =>
  runChanged('jest-site', run, {
    choose: chooseSite(/^tests\/(wire|fault|architecture\/built-)/),
    listFailed: listFailed('jest-site'),
    check: (files) =>
      files
        ? runJest('jest-site', SITE, { options: [workersOf(run.reach), '--', ...files] })
        : runJest('jest-site', SITE, { ...run, options: [workersOf(run.reach)] }),
  });

/** Timed tests, one by one, while nothing else runs. */
export const checkTimed = (run) => runJest('jest-timed', TIMED, { ...run, options: ['--runInBand'] });
