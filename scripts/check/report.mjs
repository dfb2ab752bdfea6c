// A test runner's JSON report: written anew by each run, counted, and kept for the table of rows.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { printTail } from '../bootstrap/quiet.mjs';
import { fromRoot } from '../bootstrap/root.mjs';
import { FAILED_ONE } from './tally.mjs';

export const reportFile = (name) => fromRoot(`logs/${name}.json`);

export const readReport = (name) =>
  existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : undefined;

/** An older run's report would be read for this one's. */
export const dropReport = (name) => rmSync(reportFile(name), { force: true });

/** Counts a run by its report; without one it has failed, and an exit code that contradicts it adds a failure. */
export function countRun(name, tallyOf, { code, log }) {
  const report = readReport(name);
  const tally = report ? tallyOf(report) : FAILED_ONE;
  const counted = code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  if (counted.failed > 0) printTail(log);
  return counted;
}

/**
 * The report of some files with what an earlier one says of all others: what passed on the same files has passed.
 * @template {{ testResults?: { name: string }[], suites?: { file: string }[] }} Report
 * @param {Report} before
 * @param {Report} now
 * @returns {Report}
 */
export function mergeReports(before, now) {
  const [list, key] = now.testResults ? ['testResults', 'name'] : ['suites', 'file'];
  const ran = new Set(now[list].map((file) => file[key]));
  return { ...now, [list]: [...before[list].filter((file) => !ran.has(file[key])), ...now[list]] };
}

/** Completes the report of a run of some files by `before`, the one that it replaced. */
export function completeReport(name, before) {
  const now = readReport(name);
  if (before && now) writeFileSync(reportFile(name), JSON.stringify(mergeReports(before, now)));
}
