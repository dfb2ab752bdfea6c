// Runs a suite completely, or only what changes since its last run affect.
import { listChanged, readEnded, recordEnded } from './changes.mjs';
import { completeReport, readReport } from './report.mjs';

const NOTHING = { passed: 0, failed: 0 };

/** Returns the chosen files; undefined for all. */
function chooseFiles(suite, { reach, files, isWhole }, choose) {
  const last = reach === 'quick' && files && !isWhole ? readEnded(suite) : undefined;
  if (!last) return undefined;
  return choose({ files, failed: last.failed, changed: listChanged(last.files, files) });
}

/**
 * @param {string} suite is also the name of its report
 * @param {{ reach: string, files: Record<string, string> | undefined, isWhole: boolean }} run `files` are hashes of the tree at the start of the run
 * @param {{ choose: Function, listFailed: () => string[], check: (files?: string[]) => Promise<typeof NOTHING> }} how
 */
export async function runChanged(suite, run, { choose, listFailed, check }) {
  const chosen = chooseFiles(suite, run, choose);
  if (chosen?.length === 0) {
    console.log(`${suite}: nothing that it tests has changed since it passed`);
    return NOTHING;
  }
  if (chosen) console.log(`${suite}: what changed since it last ran, and what failed then`);
  // An interrupted run must not skip anything next time.
  recordEnded(suite, undefined);
  const before = chosen && readReport(suite);
  const tally = await check(chosen);
  completeReport(suite, before);
  const failed = listFailed();
  const isComplete = tally.failed === 0 || failed.length > 0;
  if (run.reach !== 'rest' && run.files && isComplete) recordEnded(suite, { files: run.files, failed });
  return tally;
}
