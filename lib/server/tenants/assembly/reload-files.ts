// Loads the registry without blocking the process, and later only what changed.
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { isConfirmed } from '@/lib/server/tenants/assembly/hold-removals';
import type { LastGood } from '@/lib/server/tenants/assembly/last-good-merchants';
import {
  assemble,
  type LoadContext,
  type RegistryLoad,
  toUnreadableLoad,
} from '@/lib/server/tenants/assembly/load-registry';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { checkFiles } from '@/lib/server/tenants/files/check-files';
import { checkApart } from '@/lib/server/tenants/files/check-in-child-process';
import { findChanged, listRegistryFiles } from '@/lib/server/tenants/files/list-files';
import { isSameEntry } from '@/lib/server/tenants/merchant/registry-merchant';

/** Returns the registry checked by another process; undefined where that is not worthwhile or fails. */
export async function loadInChildProcess(
  place: string,
  context: LoadContext,
): Promise<RegistryLoad | undefined> {
  try {
    const checks = await checkApart(listRegistryFiles(place));
    return checks && assemble(place, checks, context);
  } catch (error) {
    getLog().warn({ error: String(error) }, 'the registry is checked by this process');
    return undefined;
  }
}

// Unchanged entries of a file that was read again keep their merchant objects.
function keepSame(check: FileCheck, lastGood: LastGood): FileCheck {
  const entries = check.entries.map((entry) => {
    const inUse = entry && lastGood.get(entry.code);
    return inUse && isSameEntry(inUse, entry) ? inUse : entry;
  });
  return { ...check, entries };
}

function isSameList(files: readonly string[], checks: readonly FileCheck[]): boolean {
  return files.length === checks.length && files.every((file, at) => file === checks[at]?.file);
}

function isNowConfirmed(place: string, { removals }: RegistryLoad): boolean {
  return removals.held !== undefined && isConfirmed(place, removals.held.token);
}

/** Returns the checks of a place's current files: `last` itself where nothing has changed. Rejects where the place cannot be read. */
export async function recheckFiles(
  place: string,
  last: readonly FileCheck[],
  lastGood: LastGood,
): Promise<readonly FileCheck[]> {
  const files = listRegistryFiles(place);
  const known = new Map(last.map((check) => [check.file, check]));
  const changed = await findChanged(files, (file) => known.get(file)?.signature);
  if (changed.length === 0 && isSameList(files, last)) return last;
  for (const check of await checkFiles(changed)) known.set(check.file, keepSame(check, lastGood));
  return files.flatMap((file) => known.get(file) ?? []);
}

/** Returns the registry of the current files and the context's candidate, or undefined when nothing has changed since `last`. */
export async function reloadFiles(
  place: string,
  last: RegistryLoad,
  context: LoadContext,
): Promise<RegistryLoad | undefined> {
  let checks: readonly FileCheck[];
  try {
    checks = await recheckFiles(place, last.checks, context.lastGood);
  } catch (error) {
    const load = toUnreadableLoad(place, error, context);
    const isKnown = last.checks.length === 0 && last.faults[0]?.actual === load.faults[0]?.actual;
    return isKnown ? undefined : load;
  }
  const isSame = checks === last.checks && context.candidate === last.candidate;
  return isSame && !isNowConfirmed(place, last) ? undefined : assemble(place, checks, context);
}
