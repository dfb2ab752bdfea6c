// Makes a registry of the checked files, or tells every fault of every file at once (WIRE §1, B40).
import 'server-only';
import { checkFile, type FileCheck, toPath } from '@/lib/server/merchant/files/check-file';
import { listRegistryFiles } from '@/lib/server/merchant/files/list-files';
import type { RegistryFault } from '@/lib/server/merchant/files/registry-fault';
import type { HeldMerchant } from '@/lib/server/merchant/held-merchant';
import { type HostIndex, indexHosts } from '@/lib/server/merchant/host-index';

/** A usable registry. */
export type Registry = {
  readonly merchants: ReadonlyMap<string, HeldMerchant>;
  readonly hosts: HostIndex<HeldMerchant>;
};

/** A registry, or all that keeps it from being one; and the files as they were read. */
export type RegistryLoad = {
  readonly registry?: Registry;
  readonly faults: readonly RegistryFault[];
  readonly checks: readonly FileCheck[];
};

/** A load of a place that cannot be read at all. */
export function toUnreadable(place: string, error: unknown): RegistryLoad {
  const found = error instanceof Error ? error.message : String(error);
  const expected = 'a folder of JSON files or a JSON file';
  return { faults: [{ file: place, path: '', expected, found }], checks: [] };
}

function collect({ file, isList, entries }: FileCheck, merchants: Map<string, HeldMerchant>) {
  return entries.flatMap((entry, at): RegistryFault[] => {
    if (!entry) return [];
    if (!merchants.has(entry.code)) {
      merchants.set(entry.code, entry);
      return [];
    }
    const path = toPath(isList ? `[${at}]` : '', ['code']);
    return [{ file, path, expected: 'a code that no other merchant has', found: entry.code }];
  });
}

/** Puts checked files together; the registry is usable only when there is no fault at all. */
export function assemble(place: string, checks: readonly FileCheck[]): RegistryLoad {
  const merchants = new Map<string, HeldMerchant>();
  const faults = checks.flatMap((check) => [...check.faults, ...collect(check, merchants)]);
  if (merchants.size === 0 && faults.length === 0)
    faults.push({ file: place, path: '', expected: 'at least one merchant', found: 'none' });
  const hosts = indexHosts(merchants.values(), (text) =>
    faults.push({ file: place, path: 'hosts', ...text }),
  );
  return faults.length === 0 ? { registry: { merchants, hosts }, faults, checks } : { faults, checks };
}

/** Loads the registry in one go. */
export function loadRegistry(place: string): RegistryLoad {
  try {
    return assemble(
      place,
      listRegistryFiles(place).map((file) => checkFile(file)),
    );
  } catch (error) {
    return toUnreadable(place, error);
  }
}
