// Reads the registry from a folder or file and reports every fault of every file at once (WIRE §1, B40).
import 'server-only';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { readEnvValue } from '@/lib/server/env';
import { type HostIndex, indexHosts } from '@/lib/server/merchant/host-index';
import { type Merchant, toMerchant } from '@/lib/server/merchant/merchant';
import { merchantSchema } from '@/lib/server/merchant/schema';

/** One fault: where it is, what was expected, what was found. */
export type RegistryFault = {
  readonly file: string;
  readonly path: string;
  readonly expected: string;
  readonly found: string;
};

/** A usable registry. */
export type Registry = { readonly merchants: ReadonlyMap<string, Merchant>; readonly hosts: HostIndex };

/** A registry, or all that keeps it from being one. */
export type RegistryLoad = { readonly registry?: Registry; readonly faults: readonly RegistryFault[] };

type Issue = z.core.$ZodIssue;
type RawEntry = { readonly file: string; readonly prefix: string; readonly data: unknown };

/** The files that make up the registry, in a stable order. @throws when the place cannot be read. */
export function listRegistryFiles(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(place, name));
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  return JSON.stringify(value)?.slice(0, 80) ?? String(value);
}

function readFile(file: string, faults: RegistryFault[]): RawEntry[] {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!Array.isArray(data)) return [{ file, prefix: '', data }];
    return data.map((item, at) => ({ file, prefix: `[${at}]`, data: item }));
  } catch (error) {
    faults.push({
      file,
      path: '',
      expected: 'readable JSON',
      found: error instanceof Error ? error.message : String(error),
    });
    return [];
  }
}

type Place = readonly PropertyKey[];

function resolveEnv(value: unknown, missing: (name: string, at: Place) => void, at: Place = []): unknown {
  if (typeof value === 'string' && value.startsWith('env:')) {
    const found = readEnvValue(value.slice(4));
    if (found === undefined) missing(value.slice(4), at);
    return found;
  }
  if (Array.isArray(value)) return value.map((item, index) => resolveEnv(item, missing, [...at, index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveEnv(item, missing, [...at, key])]),
  );
}

function pathOf({ prefix }: RawEntry, keys: Place): string {
  return [prefix, ...keys.map(String)].filter((part) => part !== '').join('.');
}

// An unknown key is a fault of its own place, so that a typo is found by its path.
function placesOf(issue: Issue): Place[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

function valueAt(data: unknown, keys: Place): unknown {
  return keys.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

function checkEntry(entry: RawEntry, faults: RegistryFault[]): Merchant | undefined {
  const before = faults.length;
  const data = resolveEnv(entry.data, (name, at) => {
    faults.push({
      file: entry.file,
      path: pathOf(entry, at),
      expected: `a value in the environment variable ${name}`,
      found: 'nothing',
    });
  });
  const parsed = merchantSchema.safeParse(data);
  if (parsed.success) return faults.length === before ? toMerchant(parsed.data) : undefined;
  for (const issue of parsed.error.issues) {
    const expected = issue.code === 'unrecognized_keys' ? 'no such key' : issue.message;
    for (const place of placesOf(issue)) {
      const found = show(valueAt(entry.data, place));
      faults.push({ file: entry.file, path: pathOf(entry, place), expected, found });
    }
  }
  return undefined;
}

/** Loads the registry; it is usable only when there is no fault at all. */
export function loadRegistry(place: string): RegistryLoad {
  const faults: RegistryFault[] = [];
  const merchants = new Map<string, Merchant>();
  try {
    for (const entry of listRegistryFiles(place).flatMap((file) => readFile(file, faults))) {
      const merchant = checkEntry(entry, faults);
      if (merchant && merchants.has(merchant.code)) {
        faults.push({
          file: entry.file,
          path: pathOf(entry, ['code']),
          expected: 'a code that no other merchant has',
          found: merchant.code,
        });
      } else if (merchant) merchants.set(merchant.code, merchant);
    }
  } catch (error) {
    faults.push({
      file: place,
      path: '',
      expected: 'a folder of JSON files or a JSON file',
      found: error instanceof Error ? error.message : String(error),
    });
  }
  if (merchants.size === 0 && faults.length === 0)
    faults.push({ file: place, path: '', expected: 'at least one merchant', found: 'none' });
  const hosts = indexHosts(merchants.values(), (text) =>
    faults.push({ file: place, path: 'hosts', ...text }),
  );
  return faults.length === 0 ? { registry: { merchants, hosts }, faults } : { faults };
}

/** Faults as text, one a line: file, path, expected, found. */
export function toFaultText(faults: readonly RegistryFault[]): string {
  return faults
    .map(
      (fault) => `  ${fault.file} ${fault.path || '(whole file)'}: ${fault.expected}; found ${fault.found}`,
    )
    .join('\n');
}
