// Playwright checks: journeys in three engines, the development server, timed tests.
import path from 'node:path';
import { fromRoot, ROOT } from '../bootstrap/root.mjs';
import { chooseSite } from './choose.mjs';
import { browserGrep } from './quick.mjs';
import { countRun, dropReport, readReport, reportFile } from './report.mjs';
import { mayTryAgain, sumAgain, toSecondTry } from './rerun.mjs';
import { runChanged } from './run-changed.mjs';
import { runNode } from './step.mjs';
import { listFailedFiles, tallyPlaywright } from './tally.mjs';

export const PLAYWRIGHT = fromRoot('node_modules/playwright/cli.js');

async function runOnce(name, options) {
  dropReport(name);
  // Parallel runs must not share a trace folder.
  const args = [PLAYWRIGHT, 'test', '--reporter=list,json', `--output=test-results/${name}`, ...options];
  const run = await runNode(name, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(name) });
  return countRun(name, tallyPlaywright, run);
}

async function runPlaywright(name, options) {
  const first = await runOnce(name, options);
  if (!mayTryAgain(first)) return first;
  const files = listFailed(name);
  console.log(`failed beside others: ${files.join(', ')}`);
  return sumAgain(first, await runOnce(`${name}-again`, [...toSecondTry(options, files), '--workers=1']));
}

/** Paths of failed test files; a report names them from the folder of the journeys. */
const listFailed = (name) =>
  listFailedFiles(readReport(name) ?? {}).map((file) => path.relative(ROOT, fromRoot('tests/browser', file)));

// A quick run may be of changed files, which either project may own; a full one runs `app` by itself.
const projectsOf = ({ reach }) =>
  reach === 'quick' ? ['--project=phone', '--project=app'] : ['--project=phone'];

/** Journeys in Chromium against a demo site on free ports. */
export const checkBrowser = (run) =>
  runChanged('browser-phone', run, {
    choose: chooseSite(/^tests\/browser\//),
    listFailed: () => listFailed('browser-phone'),
    check: (files = browserGrep(run.reach)) => runPlaywright('browser-phone', [...projectsOf(run), ...files]),
  });

/** One more Playwright project. */
export const checkProject = (project) => () => runPlaywright(`browser-${project}`, [`--project=${project}`]);
