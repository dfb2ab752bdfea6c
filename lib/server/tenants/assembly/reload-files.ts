// Loads a registry without holding up the process, and later what changed of it and nothing else (SEC-15).
import 'server-only';
import { getLog } from '@/lib/server/platform/log';
import { isConfirmed } from '@/lib/server/tenants/assembly/hold-removals';
import {
  assemble,
  type LoadContext,
  type RegistryLoad,
  toUnreadable,
} from '@/lib/server/tenants/assembly/load-registry';
import { checkApart } from '@/lib/server/tenants/files/check-apart';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { checkFiles } from '@/lib/server/tenants/files/check-files';
import { findChanged, listRegistryFiles } from '@/lib/server/tenants/files/list-files';
import { saysTheSame } from '@/lib/server/tenants/merchant/held-merchant';

/** The registry, checked by another process; undefined where that does not pay or cannot be, and it is best loaded in one go. */
export async function loadApart(place: string, context: LoadContext): Promise<RegistryLoad | undefined> {
  try {
    const checks = await checkApart(listRegistryFiles(place));
    return checks && assemble(place, checks, context);
  } catch (error) {
    getLog().warn({ error: String(error) }, 'the registry is checked by this process');
    return undefined;
  }
}

// A file that was read again holds its merchants as they are in use, made ones too, where their entries say the same.
function keepSame(check: FileCheck, { lastGood }: LoadContext): FileCheck {
  const entries = check.entries.map((entry) => {
    const inUse = entry && lastGood.get(entry.code);
    return inUse && saysTheSame(inUse, entry) ? inUse : entry;
  });
  return { ...check, entries };
}

function isSameList(files: readonly string[], checks: readonly FileCheck[]): boolean {
  return files.length === checks.length && files.every((file, at) => file === checks[at]?.file);
}

function isNowConfirmed(place: string, { removals }: RegistryLoad): boolean {
  return removals.held !== undefined && isConfirmed(place, removals.held.token);
}

/** The registry as its files stand now, or undefined when nothing changed since `last` was loaded. */
export async function reloadFiles(
  place: string,
  last: RegistryLoad,
  context: LoadContext,
): Promise<RegistryLoad | undefined> {
  let files: string[];
  try {
    files = listRegistryFiles(place);
  } catch (error) {
    const load = toUnreadable(place, error, context);
    const isKnown = last.checks.length === 0 && last.faults[0]?.found === load.faults[0]?.found;
    return isKnown ? undefined : load;
  }
  const known = new Map(last.checks.map((check) => [check.file, check]));
  const changed = await findChanged(files, (file) => known.get(file)?.signature);
  const isSame = changed.length === 0 && isSameList(files, last.checks);
  if (isSame && !isNowConfirmed(place, last)) return undefined;
  for (const check of await checkFiles(changed)) known.set(check.file, keepSame(check, context));
  const checks = files.flatMap((file) => known.get(file) ?? []);
  return assemble(place, checks, context);
}
