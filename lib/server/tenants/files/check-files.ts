// Checks files without holding up what else the process does: much of it apart, a little in turns.
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { checkApart } from '@/lib/server/tenants/files/check-apart';
import { checkFile, type FileCheck } from '@/lib/server/tenants/files/check-file';

/** How long checking files may hold the event loop. */
const TURN_MS = 5;

async function checkInTurns(files: readonly string[]): Promise<FileCheck[]> {
  const checks: FileCheck[] = [];
  let turn = performance.now();
  for (const file of files) {
    checks.push(checkFile(file));
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
  return checks;
}

/** The checks of the files, in their order; where the other process breaks down, this one takes its place. */
export async function checkFiles(files: readonly string[]): Promise<FileCheck[]> {
  try {
    const checks = await checkApart(files);
    if (checks) return checks;
  } catch (error) {
    getLog().warn({ error: String(error) }, 'the registry is checked by this process');
  }
  return checkInTurns(files);
}
