// Packs a load of the registry.
import 'server-only';
import { hash } from 'node:crypto';
import path from 'node:path';
import type { RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';
import type { FileCheck } from '@/lib/server/tenants/files/check-file';
import { digestOfListing } from '@/lib/server/tenants/files/list-files';
import type { HeldMerchant } from '@/lib/server/tenants/merchant/registry-merchant';
import { checksumOf } from '@/lib/server/tenants/mirror/registry-version';
import {
  CODE_SIGN,
  DIGEST_BYTES,
  type Packed,
  type PackedChecks,
  type PackedFiles,
  type PackedIndex,
} from '@/lib/server/tenants/packed/packed';
import { buildTable } from '@/lib/server/tenants/packed/string-table';

const MAX_NAMED = 1_000;

/** Where and for whom a load was made. */
export type PackPlace = { readonly place: string; readonly version?: string; readonly candidateKey?: string };

const isOdd = ({ isList, broken, variables }: FileCheck): boolean =>
  isList || broken.length > 0 || variables.length > 0;

function packFiles(checks: readonly FileCheck[]): PackedFiles {
  const odd = [...checks.entries()].filter(([, check]) => isOdd(check));
  const join = (read: (check: FileCheck) => string): string => checks.map(read).join('\0');
  return {
    names: join(({ file }) => path.basename(file)),
    signatures: join(({ signature }) => signature),
    digests: join(({ digest }) => digest),
    counts: Uint32Array.from(checks, ({ entries }) => entries.length),
    odd: new Map(
      odd.map(([at, { isList, broken, faults, variables, entries }]) => {
        const holes = entries.flatMap((entry, place) => (entry ? [] : [place]));
        return [at, { isList, broken, faults, variables, holes }];
      }),
    ),
  };
}

const toLine = (it: HeldMerchant | undefined): string =>
  it ? [it.code, it.hasDefaultPassword ? '1' : '', ...it.hosts].join('\0') : '';

function packChecks(load: RegistryLoad, entries: readonly (HeldMerchant | undefined)[]): PackedChecks {
  const { registry, checks, candidate } = load;
  const numbers = new Map(entries.map((entry, at) => [entry, at]));
  const used = [...(registry?.merchants.values() ?? [])];
  return {
    stable: packFiles(checks),
    ...(candidate ? { candidate: packFiles(candidate.checks) } : {}),
    entries: entries.map(toLine).join('\n'),
    used: Uint32Array.from(used, (it) => numbers.get(it) ?? 0),
    owners: used.map(({ code }) => registry?.files.get(code) ?? '').join('\0'),
  };
}

function packIndex(
  entries: readonly (HeldMerchant | undefined)[],
  used: Uint32Array,
): { index: PackedIndex; texts: Buffer } {
  const starts = new Uint32Array(entries.length + 1);
  for (const [at, entry] of entries.entries())
    starts[at + 1] = (starts[at] ?? 0) + (entry ? Buffer.byteLength(entry.text) : 0);
  const texts = Buffer.allocUnsafeSlow(starts.at(-1) ?? 0);
  const digests = Buffer.alloc(entries.length * DIGEST_BYTES);
  for (const [at, entry] of entries.entries()) {
    if (!entry) continue;
    texts.write(entry.text, starts[at] ?? 0);
    hash('sha256', entry.text, 'buffer').copy(digests, at * DIGEST_BYTES, 0, DIGEST_BYTES);
  }
  const keys = Array.from(used).flatMap((number) => {
    const entry = entries[number];
    return entry ? [CODE_SIGN + entry.code, ...entry.hosts].map((key) => [key, number] as const) : [];
  });
  return { index: { table: buildTable(keys), starts, digests }, texts };
}

function listEntries({ registry, checks, candidate }: RegistryLoad): (HeldMerchant | undefined)[] {
  const entries = [...checks, ...(candidate?.checks ?? [])].flatMap((check) => check.entries);
  const known = new Set(entries);
  const older = [...(registry?.merchants.values() ?? [])].filter((it) => !known.has(it));
  return [...entries, ...older];
}

const digestOfChecks = (checks: readonly FileCheck[]): string =>
  digestOfListing({
    files: checks.map(({ file }) => file),
    signatures: checks.map(({ signature }) => signature),
  });

function listVariables({ checks, candidate }: RegistryLoad): string[] {
  const all = [...checks, ...(candidate?.checks ?? [])].flatMap(({ variables }) => variables);
  return [...new Set(all)];
}

function toCandidate({ candidate }: RegistryLoad, key = '') {
  if (!candidate) return {};
  const { version, checks } = candidate;
  return { candidate: { key, version, checksum: checksumOf(checks), listing: digestOfChecks(checks) } };
}

/** Packs a load; what was an object in it may go. */
export function packLoad(load: RegistryLoad, { candidateKey, ...where }: PackPlace): Packed {
  const { registry, faults, quarantined, removals, canaries } = load;
  const entries = listEntries(load);
  const checks = packChecks(load, entries);
  const risky = [...(registry?.merchants.values() ?? [])].filter((it) => it.hasDefaultPassword);
  const facts = {
    ...where,
    merchants: registry?.merchants.size ?? 0,
    checksum: checksumOf(load.checks),
    listing: digestOfChecks(load.checks),
    variables: listVariables(load),
    faults,
    quarantined,
    removals,
    canaries,
    ...toCandidate(load, candidateKey),
    defaultPasswords: risky.slice(0, MAX_NAMED).map(({ code }) => code),
  };
  return { facts, checks, ...packIndex(entries, checks.used) };
}
