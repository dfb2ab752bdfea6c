// Checks files without blocking the event loop: many in a separate process, a few in short turns.
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { checkFile, type FileCheck } from '@/lib/server/tenants/files/check-file';
import { checkApart } from '@/lib/server/tenants/files/check-in-child-process';

const SLICE_MS = 5;

async function checkInSlices(files: readonly string[]): Promise<FileCheck[]> {
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

/** Returns the checks of the files in order; falls back to this process where the other one fails. */
export async function checkFiles(files: readonly string[]): Promise<FileCheck[]> {
  try {
    const checks = await checkApart(files);
    if (checks) return checks;
  } catch (error) {
    getLog().warn({ error: String(error) }, 'the registry is checked by this process');
  }
  return checkInSlices(files);
}
