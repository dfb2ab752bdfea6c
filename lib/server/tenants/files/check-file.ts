// Reads one file of the registry and checks all it holds, with every fault at once. Runs in a process of its own too.
import 'server-only';
import { checkEntry, type EntryFault, type EntrySchema } from '@/lib/server/tenants/files/check-entry';
import { signatureOf } from '@/lib/server/tenants/files/list-files';
import { readRegularFile } from '@/lib/server/tenants/files/read-regular-file';
import type { RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/held-merchant';

/** A file as it was read; an entry with faults is a gap. */
export type FileCheck = {
  readonly file: string;
  readonly signature: string;
  /** Whether the file holds an array: paths of its faults then begin with the place in it. */
  readonly isList: boolean;
  readonly entries: readonly (HeldMerchant | undefined)[];
  /** The codes that the entries with faults give; undefined for one that is not legible, such as that of a file that is not JSON. */
  readonly broken: readonly (string | undefined)[];
  readonly faults: readonly RegistryFault[];
};

// Messages of the parser quote the file, which may hold secrets: only the place is taken from them.
function parse(text: string): { data?: unknown; fault?: EntryFault } {
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    const [, line, column] = /\(line (\d+) column (\d+)\)$/.exec((error as Error).message) ?? [];
    const found = line ? `not JSON at line ${line}, column ${column}` : 'not JSON';
    return { fault: { path: '', expected: 'readable JSON', found } };
  }
}

function readData(file: string): { data?: unknown; fault?: EntryFault } {
  try {
    return parse(readRegularFile(file));
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { fault: { path: '', expected: 'a readable file of JSON', found } };
  }
}

/** Reads and checks a file; what cannot be read is a fault of it. `schema` is the merchant's, for thousands in its compiled form. */
export function checkFile(file: string, schema?: EntrySchema): FileCheck {
  const signature = signatureOf(file);
  const { data, fault } = readData(file);
  const isList = Array.isArray(data);
  if (fault)
    return { file, signature, isList, entries: [], broken: [undefined], faults: [{ file, ...fault }] };
  const checks = isList
    ? data.map((item, at) => checkEntry(item, `[${at}]`, schema))
    : [checkEntry(data, '', schema)];
  return {
    file,
    signature,
    isList,
    entries: checks.map(({ merchant }) => merchant),
    broken: checks.flatMap((it) => (it.faults ? [it.code] : [])),
    faults: checks.flatMap(({ faults = [] }) => faults.map((it) => ({ file, ...it }))),
  };
}
