// Checks files in this process, in short turns that leave the event loop free.
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkFile, type FileCheck } from '@/lib/server/tenants/files/check-file';

const SLICE_MS = 5;

/** Returns the checks of the files in order. */
export async function checkInTurns(files: readonly string[]): Promise<FileCheck[]> {
  const checks: FileCheck[] = [];
  let sliceStart = performance.now();
  for (const file of files) {
    checks.push(checkFile(file));
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await nextTurn();
    sliceStart = performance.now();
  }
  return checks;
}
