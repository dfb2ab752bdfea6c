// The two test runners as checks: both write JSON, which is counted; a run without a report is a failure.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { printTail } from '../bootstrap/quiet.mjs';
import { fromRoot } from '../bootstrap/root.mjs';
import { freePort } from '../run/ports.mjs';
import { prepareBrowser, prepareServers } from './debian.mjs';
import { runNode } from './step.mjs';
import {
  FAILED_ONE,
  listPassed,
  listRepeated,
  mayRunAgain,
  sumTallies,
  tallyAgain,
  tallyJest,
  tallyPlaywright,
} from './tally.mjs';

const SITE_PORT = 3100;
const SANDBOX_PORT = 4110;

const readReport = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);

/** Counts the report; an exit code that contradicts a report without failures adds one. */
function countReport(report, tallyOf, { code, log }) {
  const read = readReport(report);
  const tally = read ? tallyOf(read) : FAILED_ONE;
  const counted = code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  if (counted.failed > 0) printTail(log);
  return counted;
}

async function runJest(name, options) {
  const report = fromRoot(`logs/${name}.json`);
  rmSync(report, { force: true });
  const jest = fromRoot('node_modules/jest/bin/jest.js');
  const args = [jest, '--ci', '--silent', '--json', `--outputFile=${report}`, ...options];
  const tally = countReport(report, tallyJest, await runNode(name, args));
  for (const title of listRepeated(readReport(report) ?? { testResults: [] }))
    console.log(`passed at a further try only: ${title}`);
  return tally;
}

/** Unit, law, wire and fault tests; what is timed runs alone, after all else. */
export async function checkJest() {
  const obstacle = await prepareServers();
  if (obstacle) console.error(obstacle);
  return sumTallies([
    await runJest('jest', ['--selectProjects', 'node', 'browser']),
    await runJest('jest-speed', ['--selectProjects', 'speed', '--runInBand']),
  ]);
}

async function runPlaywright(name, options) {
  const report = fromRoot(`logs/${name}.json`);
  rmSync(report, { force: true });
  const cli = fromRoot('node_modules/playwright/cli.js');
  const run = await runNode(name, [cli, 'test', '--reporter=list,json', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_PORT: String(await freePort(SITE_PORT)),
    TEST_SANDBOX_PORT: String(await freePort(SANDBOX_PORT)),
  });
  return { report, tally: countReport(report, tallyPlaywright, run) };
}

/** Runs projects side by side, and a few failed tests once more, one at a time: they are named, and have failed only where they fail again. */
async function runBrowser(...projects) {
  const options = projects.map((project) => `--project=${project}`);
  const name = `browser-${projects[0]}`;
  // An older run's would be read for this one's (scripts/check/rows.mjs).
  rmSync(fromRoot(`logs/${name}-again.json`), { force: true });
  const { tally } = await runPlaywright(name, options);
  if (!mayRunAgain(tally)) return tally;
  const again = await runPlaywright(`${name}-again`, [...options, '--last-failed', '--workers=1']);
  for (const title of listPassed(readReport(again.report) ?? {})) console.log(`passed alone only: ${title}`);
  return tallyAgain(tally, again.tally);
}

/** The main journeys in the engines of Firefox and of iPhones, one engine after the other. */
export async function checkEngines() {
  const tallies = [];
  for (const engine of ['firefox', 'webkit']) {
    const obstacle = await prepareBrowser(engine);
    if (obstacle) console.error(obstacle);
    tallies.push(obstacle ? FAILED_ONE : await runBrowser(engine));
  }
  return sumTallies(tallies);
}

/** Journeys in a real browser, against a demo site on free ports; what is timed runs alone, after all else. */
export async function checkBrowser() {
  const obstacle = await prepareBrowser();
  // What is not to be had here runs in the whole browser.
  await prepareBrowser('bare');
  if (obstacle) throw new Error(obstacle);
  return sumTallies([await runBrowser('phone', 'app'), await runBrowser('speed')]);
}
