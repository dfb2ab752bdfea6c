// Runs a suite whole, or what the changes since its last run can reach; what passed on the same files has passed.
import { listChanged, readEnded, recordEnded } from './changes.mjs';
import { completeReport, readReport } from './report.mjs';

const NOTHING = { passed: 0, failed: 0 };

/** The chosen files, or undefined for all: where nothing is known of the last run, or all is asked for. */
function chooseFiles(suite, { reach, files, isWhole }, choose) {
  const last = reach === 'quick' && files && !isWhole ? readEnded(suite) : undefined;
  if (!last) return undefined;
  return choose({ files, failed: last.failed, changed: listChanged(last.files, files) });
}

/**
 * @param {string} suite also the name of its report
 * @param {{ reach: string, files: Record<string, string> | undefined, isWhole: boolean }} run `files`: hashes of the tree as the run began
 * @param {{ choose: Function, listFailed: () => string[], check: (files?: string[]) => Promise<typeof NOTHING> }} how
 */
export async function runChanged(suite, run, { choose, listFailed, check }) {
  const chosen = chooseFiles(suite, run, choose);
  if (chosen?.length === 0) {
    console.log(`${suite}: nothing that it tests has changed since it passed`);
    return NOTHING;
  }
  if (chosen) console.log(`${suite}: what changed since it last ran, and what failed then`);
  // An interrupted run is no reason to leave anything out.
  recordEnded(suite, undefined);
  const before = chosen && readReport(suite);
  const tally = await check(chosen);
  completeReport(suite, before);
  const failed = listFailed();
  const isComplete = tally.failed === 0 || failed.length > 0;
  if (run.reach !== 'rest' && run.files && isComplete) recordEnded(suite, { files: run.files, failed });
  return tally;
}
