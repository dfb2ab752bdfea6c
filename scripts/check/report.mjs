// A test runner's JSON report: replaced by each run, counted, and kept for the table of requirements.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { printTail } from '../bootstrap/quiet.mjs';
import { fromRoot } from '../bootstrap/root.mjs';
import { describeFailed, FAILED_ONE } from './tally.mjs';

export const reportFile = (name) => fromRoot(`logs/${name}.json`);

export const readReport = (name) =>
  existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : undefined;

/** Prevents reading an older run's report. */
export const dropReport = (name) => rmSync(reportFile(name), { force: true });

/** Counts a run by its report; without one, or with a contradicting exit code, it has failed. */
export function countRun(name, tallyOf, { code, log }) {
  const report = readReport(name);
  const tally = report ? tallyOf(report) : FAILED_ONE;
  const counted = code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  if (counted.failed === 0) return counted;
  printTail(log);
  return { ...counted, names: describeFailed(report ?? {}) };
}

/**
 * Completes the report of some files by an earlier one of all the others.
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

/** Completes the report of a partial run by `before`, which it replaces. */
export function completeReport(name, before) {
  const now = readReport(name);
  if (before && now) writeFileSync(reportFile(name), JSON.stringify(mergeReports(before, now)));
}
