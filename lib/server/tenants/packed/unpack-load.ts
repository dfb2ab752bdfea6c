// Makes objects of a packed load again, for a change of it.
import 'server-only';
import path from 'node:path';
import type { LastGood } from '@/lib/server/tenants/assembly/last-good-merchants';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/registry-merchant';
import { type Packed, type PackedFiles, textOf } from '@/lib/server/tenants/packed/packed';

/** What was checked, and what served. */
export type Unpacked = {
  readonly checks: readonly FileCheck[];
  readonly candidate: readonly FileCheck[];
  readonly lastGood: LastGood;
};

const split = (text: string, sign: string): string[] => (text === '' ? [] : text.split(sign));

function unpackEntries(packed: Packed): (HeldMerchant | undefined)[] {
  return packed.checks.entries.split('\n').map((line, at) => {
    const [code = '', mark, ...hosts] = line.split('\0');
    if (code === '') return undefined;
    const risk = mark ? { hasDefaultPassword: true as const } : {};
    return { code, hosts, text: textOf(packed, at), ...risk };
  });
}

type Entries = ReturnType<typeof unpackEntries>;

function unpackFiles(files: PackedFiles, folder: string, all: Entries): FileCheck[] {
  const [signatures, digests] = [files.signatures.split('\0'), files.digests.split('\0')];
  let from = 0;
  return split(files.names, '\0').map((name, at) => {
    const to = from + (files.counts[at] ?? 0);
    const { holes: _, ...odd } = files.odd.get(at) ?? { holes: [] };
    const check = {
      file: path.join(folder, name),
      signature: signatures[at] ?? '',
      digest: digests[at] ?? '',
      isList: false,
      entries: all.slice(from, to),
      broken: [],
      faults: [],
      variables: [],
      ...odd,
    };
    from = to;
    return check;
  });
}

function unpackLastGood({ checks }: Packed, entries: Entries): LastGood {
  const owners = checks.owners.split('\0');
  const merchants = new Map<string, HeldMerchant>();
  const files = new Map<string, string>();
  for (const [at, number] of checks.used.entries()) {
    const entry = entries[number];
    if (!entry) continue;
    merchants.set(entry.code, entry);
    files.set(entry.code, owners[at] ?? '');
  }
  return { files, get: (code) => merchants.get(code) };
}

/** Unpacks a load; `folders` are those that the names of its files belong to. */
export function unpackLoad(packed: Packed, folders: { stable: string; candidate?: string }): Unpacked {
  const entries = unpackEntries(packed);
  const { stable, candidate } = packed.checks;
  const count = stable.counts.reduce((sum, one) => sum + one, 0);
  const other =
    candidate && folders.candidate ? unpackFiles(candidate, folders.candidate, entries.slice(count)) : [];
  return {
    checks: unpackFiles(stable, folders.stable, entries),
    candidate: other,
    lastGood: unpackLastGood(packed, entries),
  };
}
