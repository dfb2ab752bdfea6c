// Entries of a registry as they are written, by code.
import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { parseEntryText } from '@/lib/server/tenants/files/parse-entry-text';
import { toEntryFile } from '@/lib/server/tenants/sources/entry-file';
import type { SourceRead } from '@/lib/server/tenants/sources/source';

/** An entry as written: with `env:NAME`, and never a value of the environment. */
export type StoredEntry = Readonly<Record<string, unknown>>;
export type Entries = ReadonlyMap<string, StoredEntry>;

export type Difference = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Code → keys whose values differ. */
  readonly changed: ReadonlyMap<string, readonly string[]>;
};

function parse(text = ''): unknown[] {
  const { data, fault } = parseEntryText(text);
  if (fault !== undefined) return [];
  return Array.isArray(data) ? data : [data];
}

const hasCode = (entry: unknown): entry is StoredEntry =>
  typeof (entry as StoredEntry | null)?.code === 'string';

/** Returns a line for each file with entries that `toEntries` leaves out: without a code, or no JSON. */
export function listLeftOut({ files }: Pick<SourceRead, 'files'>): string[] {
  return [...files].flatMap(([name, text]) => {
    const { fault } = parseEntryText(text ?? '');
    if (fault === undefined && parse(text).every(hasCode)) return [];
    return [`left out: ${name}, ${fault ?? 'an entry without a code'}`];
  });
}

/** Returns the names of files with JSON of another kind. */
export function listForeign({ files }: Pick<SourceRead, 'files'>): string[] {
  return [...files].flatMap(([name, text]) => (parse(text).some((entry) => !hasCode(entry)) ? [name] : []));
}

/** Returns the names of files that entries in their place would remove unread: broken ones, and those that are no entries. */
export function listUnreadLosses(there: Pick<SourceRead, 'files'>, entries: Entries): string[] {
  const kept = new Set([...entries.keys()].map(toEntryFile));
  return [...there.files].flatMap(([name, text]) =>
    kept.has(name) || parse(text).some(hasCode) ? [] : [name],
  );
}

/** Returns the entries with a code, sorted by it; what is no entry is a fault of the check, not of this. */
export function toEntries({ files }: Pick<SourceRead, 'files'>): Map<string, StoredEntry> {
  const all = [...files.values()].flatMap(parse).filter(hasCode);
  const named = all.map((entry): [string, StoredEntry] => [String(entry.code), entry]);
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the number of entries in words. */
export function toCount({ size }: ReadonlyMap<string, unknown>): string {
  return size === 1 ? '1 merchant' : `${size} merchants`;
}

/** Returns an entry as its source stores it. */
export function toEntryText(entry: StoredEntry): string {
  return `${JSON.stringify(entry, null, 2)}\n`;
}

// The order of an object's keys makes no difference: PostgreSQL sorts them.
function changedKeys(before: StoredEntry, after: StoredEntry): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key])).sort();
}

/** Returns what differs from `before` to `after`. */
export function compare(before: Entries, after: Entries): Difference {
  const changed = [...after].flatMap(([code, entry]): [string, string[]][] => {
    const keys = changedKeys(before.get(code) ?? entry, entry);
    return keys.length > 0 ? [[code, keys]] : [];
  });
  return {
    added: [...after.keys()].filter((code) => !before.has(code)),
    removed: [...before.keys()].filter((code) => !after.has(code)),
    changed: new Map(changed),
  };
}

/** Returns a difference as lines; empty where there is none. */
export function toLines({ added, removed, changed }: Difference): string[] {
  return [
    ...removed.map((code) => `- ${code}`),
    ...added.map((code) => `+ ${code}`),
    ...[...changed].map(([code, keys]) => `~ ${code}: ${keys.join(', ')}`),
  ];
}
