// A test runner's JSON report: written anew by each run, counted, and kept for the table of rows.
import { existsSync, readFileSync, rmSync } from 'node:fs';
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
