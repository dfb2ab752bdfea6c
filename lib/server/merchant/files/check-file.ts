// Reads one file of the registry and checks all it holds, with every fault at once (WIRE §1, B40). Runs in a process of its own too.
import 'server-only';
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { readEnvValue } from '@/lib/server/env-value';
import { signatureOf } from '@/lib/server/merchant/files/list-files';
import type { RegistryFault } from '@/lib/server/merchant/files/registry-fault';
import type { HeldMerchant } from '@/lib/server/merchant/held-merchant';
import { merchantSchema } from '@/lib/server/merchant/schema';

/** A file as it was read; an entry with faults is a gap. */
export type FileCheck = {
  readonly file: string;
  readonly signature: string;
  /** Whether the file holds an array: paths of its faults then begin with the place in it. */
  readonly isList: boolean;
  readonly entries: readonly (HeldMerchant | undefined)[];
  readonly faults: readonly RegistryFault[];
};

type Issue = z.core.$ZodIssue;
type Place = readonly PropertyKey[];
type Fault = Omit<RegistryFault, 'file'>;
type Schema = typeof merchantSchema;
type Checking = { readonly faults: Fault[]; readonly schema: Schema };

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  return JSON.stringify(value)?.slice(0, 80) ?? String(value);
}

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

/** The path of a place in a file; `prefix` is the entry's own place in an array. */
export function toPath(prefix: string, keys: Place): string {
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

function checkEntry(given: unknown, prefix: string, { faults, schema }: Checking): HeldMerchant | undefined {
  const before = faults.length;
  const written = JSON.stringify(given);
  const data = written.includes('"env:')
    ? resolveEnv(given, (name, at) => {
        const expected = `a value in the environment variable ${name}`;
        faults.push({ path: toPath(prefix, at), expected, found: 'nothing' });
      })
    : given;
  const parsed = schema.safeParse(data);
  if (parsed.success) {
    if (faults.length > before) return undefined;
    const { code, hosts } = parsed.data;
    return { code, hosts, held: data === given ? written : JSON.stringify(data) };
  }
  for (const issue of parsed.error.issues) {
    const expected = issue.code === 'unrecognized_keys' ? 'no such key' : issue.message;
    for (const place of placesOf(issue))
      faults.push({ path: toPath(prefix, place), expected, found: show(valueAt(given, place)) });
  }
  return undefined;
}

function readData(file: string): { data?: unknown; fault?: Fault } {
  try {
    return { data: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { fault: { path: '', expected: 'readable JSON', found } };
  }
}

/** Reads and checks a file; what cannot be read is a fault of it. `schema` is the merchant's, for thousands in its compiled form. */
export function checkFile(file: string, schema: Schema = merchantSchema): FileCheck {
  const signature = signatureOf(file);
  const { data, fault } = readData(file);
  if (fault) return { file, signature, isList: false, entries: [], faults: [{ file, ...fault }] };
  const faults: Fault[] = [];
  const isList = Array.isArray(data);
  const entries = isList
    ? data.map((item, at) => checkEntry(item, `[${at}]`, { faults, schema }))
    : [checkEntry(data, '', { faults, schema })];
  return { file, signature, isList, entries, faults: faults.map((it) => ({ file, ...it })) };
}
