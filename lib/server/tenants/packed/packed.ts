// A loaded registry in a few large values: 100,000 merchants as objects would take several times the memory.
import 'server-only';
import type { Removals } from '@/lib/server/tenants/assembly/hold-removals';
import type { Quarantined } from '@/lib/server/tenants/assembly/load-registry';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import type { RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import type { Bytes } from '@/lib/server/tenants/packed/file-bytes';
import { findInTable, listKeys, type StringTable } from '@/lib/server/tenants/packed/string-table';

/** A file that differs from most, which have one entry, no fault and no variable. `holes` are the positions of faulty entries in a list. */
export type OddFile = Pick<FileCheck, 'isList' | 'broken' | 'faults' | 'variables'> & {
  readonly holes: readonly number[];
};

/** Checked files of a place; texts are joined by NUL. `counts` are entries by file. */
export type PackedFiles = {
  readonly names: string;
  readonly signatures: string;
  readonly digests: string;
  readonly counts: Uint32Array;
  readonly odd: ReadonlyMap<number, OddFile>;
};

export type PackedCandidate = {
  /** Which merchants take it from where, as text. */
  readonly key: string;
  readonly version?: string;
  readonly checksum: string;
  readonly listing: string;
};

/** The result of a load, without its entries. */
export type LoadFacts = {
  readonly place: string;
  readonly version?: string;
  readonly merchants: number;
  readonly checksum: string;
  /** Digest of the files' names and signatures. */
  readonly listing: string;
  /** Variables of the environment that entries name. */
  readonly variables: readonly string[];
  readonly faults: readonly RegistryFault[];
  readonly quarantined: readonly Quarantined[];
  readonly removals: Removals;
  readonly canaries: number;
  readonly candidate?: PackedCandidate;
  readonly defaultPasswords: readonly string[];
};

/** Input of the next look at the files; entries are numbered by file, those of the candidate next, older forms last. */
export type PackedChecks = {
  readonly stable: PackedFiles;
  readonly candidate?: PackedFiles;
  /** Code, hosts and a mark of each entry, joined by NUL; entries are joined by line feeds. */
  readonly entries: string;
  /** Entries in use, and the names of their files. */
  readonly used: Uint32Array;
  readonly owners: string;
};

/** `@code`, hosts and wildcards → entry → its text; `digests` are of the texts, DIGEST_BYTES each. */
export type PackedIndex = {
  readonly table: StringTable;
  readonly starts: Uint32Array;
  readonly digests: Buffer;
};

export type Packed = {
  readonly facts: LoadFacts;
  readonly checks: PackedChecks;
  readonly index: PackedIndex;
  readonly texts: Bytes;
};

/** Precedes a code in the table; no host has it. */
export const CODE_SIGN = '@';

export const DIGEST_BYTES = 16;

/** Returns the entry that serves a code. */
export function findEntryOfCode({ index }: Packed, code: string): number | undefined {
  return findInTable(index.table, CODE_SIGN + code);
}

/** Returns the entry of a normalised host: exact beats wildcard, a longer wildcard beats a shorter one. */
export function findHost(
  { index }: { readonly index: Pick<PackedIndex, 'table'> },
  name: string,
): number | undefined {
  if (name.startsWith(CODE_SIGN) || name.startsWith('*')) return undefined;
  const exact = findInTable(index.table, name);
  if (exact !== undefined) return exact;
  for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) {
    const entry = findInTable(index.table, `*${name.slice(dot)}`);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** Returns the text of an entry. @throws where its file cannot be read. */
export function textOf({ index: { starts }, texts }: Packed, entry: number): string {
  return texts.subarray(starts[entry] ?? 0, starts[entry + 1] ?? 0).toString();
}

/** Returns the codes in use, in the registry's order. */
export function listCodes({ index }: Packed): string[] {
  return Array.from(listKeys(index.table, CODE_SIGN), ([code]) => code);
}

/** Returns the codes of `before` whose entries differ in `after` or are missing. */
export function findChangedCodes(before: Packed, after: Packed): string[] {
  const digestOf = ({ index }: Packed, entry: number): Buffer =>
    index.digests.subarray(entry * DIGEST_BYTES, (entry + 1) * DIGEST_BYTES);
  const changed: string[] = [];
  for (const [code, from] of listKeys(before.index.table, CODE_SIGN)) {
    const to = findEntryOfCode(after, code);
    if (to === undefined || !digestOf(before, from).equals(digestOf(after, to))) changed.push(code);
  }
  return changed;
}
