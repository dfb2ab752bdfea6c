// Checks one registry entry and reports all faults at once.
import 'server-only';
import type { z } from 'zod';
import type { RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import { showValue } from '@/lib/server/tenants/files/show-value';
import { type HeldMerchant, resolveEnv } from '@/lib/server/tenants/merchant/registry-merchant';
import { findMeantKey } from '@/lib/server/tenants/schema/meant-key';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

type Issue = z.core.$ZodIssue;
type Place = readonly PropertyKey[];

export type EntryFault = Omit<RegistryFault, 'file'>;

export type EntrySchema = typeof merchantSchema;

/** `code` is set where a faulty entry has a readable one; `variables` are those that the entry names. */
export type EntryCheck = { readonly variables?: readonly string[] } & (
  | { readonly merchant: HeldMerchant; readonly faults?: undefined }
  | { readonly merchant?: undefined; readonly faults: readonly EntryFault[]; readonly code?: string }
);

/** Returns the path of a fault in a file; `prefix` is the entry's own place in an array. */
export function toPath(prefix: string, keys: Place): string {
  return [prefix, ...keys.map(String)].filter((part) => part !== '').join('.');
}

// An unknown key is a fault of its own place, so that its path shows the typo.
function placesOf(issue: Issue): Place[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

function valueAt(data: unknown, keys: Place): unknown {
  return keys.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

function codeOf(data: unknown): string | undefined {
  const code = (data as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

// Without the type that was received: a fault also holds the value itself, as the file has it.
const toExpected = (message: string): string =>
  message.replace(/^(?:Invalid \w+|Too (?:small|big)): /, '').replace(/, received \w+$/, '');

function toUnknown(place: Place): string {
  const meant = findMeantKey(place);
  return meant === undefined ? 'no such key' : `no such key, perhaps ${meant}`;
}

function toFaults(issues: readonly Issue[], given: unknown, prefix: string): EntryFault[] {
  return issues.flatMap((issue) => {
    const isUnknown = issue.code === 'unrecognized_keys';
    return placesOf(issue).map((place) => ({
      path: toPath(prefix, place),
      expected: isUnknown ? toUnknown(place) : toExpected(issue.message),
      actual: showValue(valueAt(given, place), place),
    }));
  });
}

function check(given: unknown, prefix: string, schema: EntrySchema): EntryCheck {
  const text = JSON.stringify(given);
  const faults: EntryFault[] = [];
  const variables: string[] = [];
  const data = text.includes('"env:')
    ? resolveEnv(given, (name, at, found) => {
        variables.push(name);
        const expected = `a value in the environment variable ${name}`;
        if (found === undefined) faults.push({ path: toPath(prefix, at), expected, actual: 'nothing' });
      })
    : given;
  const parsed = schema.safeParse(data);
  const missing = new Set(faults.map((it) => it.path));
  if (!parsed.success)
    faults.push(...toFaults(parsed.error.issues, given, prefix).filter((it) => !missing.has(it.path)));
  if (!parsed.success || faults.length > 0) return { faults, code: codeOf(data), variables };
  const { code, hosts, defaultMobilePassword } = parsed.data;
  const risk = defaultMobilePassword === undefined ? {} : { hasDefaultPassword: true as const };
  return { merchant: { code, hosts, text, ...risk }, variables };
}

/** Checks an entry as written; `prefix` is its place in an array, or empty. */
export function checkEntry(given: unknown, prefix: string, schema: EntrySchema = merchantSchema): EntryCheck {
  try {
    return check(given, prefix, schema);
  } catch (error) {
    // Nesting too deep for the stack is a fault of this entry alone.
    const actual = error instanceof Error ? error.name : 'an error';
    return {
      faults: [{ path: prefix, expected: 'an entry that can be checked', actual }],
      code: codeOf(given),
    };
  }
}
