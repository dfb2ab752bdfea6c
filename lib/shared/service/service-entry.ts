// Customer service entries, and who sees them.
import type { WireServiceEntry } from '@/lib/shared/calls/wire-site';
import { toList, toNumber, toRecords, toText } from '@/lib/shared/calls/wire-value';
import { isRecord } from '@/lib/shared/is-record';
import { uniqueBy } from '@/lib/shared/unique-by';

const MAX_READ = 500;
const MAX_ENTRIES = 24;
const MAX_PATH_CHARS = 1024;
const MAX_TEXT_CHARS = 80;
const MAX_LABELS = 50;

/** As the status sends it, with an encrypted address. */
export type SealedEntry = {
  readonly path: string;
  readonly kind: string;
  readonly position: number;
  /** VIP labels that see the entry; empty for all. */
  readonly labelIds: readonly string[];
  readonly name: string;
};

export type ServiceEntry = Omit<SealedEntry, 'path'> & { readonly href: string };

/** Parses a label id, a number or a text: `7`, `"7"` and `"GOLD"`. */
export function parseLabelId(value: unknown): string | undefined {
  return toText(value, MAX_TEXT_CHARS).trim() || undefined;
}

/** Returns the labels, none for all visitors; undefined where none of the given ones can be read. */
function parseLabels(value: unknown): string[] | undefined {
  if (value === undefined || value === null || value === '') return [];
  const given = Array.isArray(value) ? toList(value, MAX_LABELS) : [value];
  const labels = given.flatMap((id) => parseLabelId(id) ?? []);
  return labels.length > 0 || given.length === 0 ? labels : undefined;
}

function toEntry(raw: WireServiceEntry): SealedEntry | undefined {
  const path = toText(raw.path, MAX_PATH_CHARS + 1);
  if (path === '' || path.length > MAX_PATH_CHARS) return undefined;
  const labelIds = parseLabels(raw.labelIds);
  // An entry for certain labels must not become one for all.
  if (!labelIds) return undefined;
  return {
    path,
    kind: toText(raw.csType, MAX_TEXT_CHARS).toUpperCase(),
    position: toNumber(raw.csPosition),
    labelIds,
    name: toText(raw.name, MAX_TEXT_CHARS).trim(),
  };
}

/** Returns whether an entry as the provider sends it is for all visitors. */
export function isForAll(raw: unknown): boolean {
  return isRecord(raw) && toEntry(raw)?.labelIds.length === 0;
}

/** Parses the first 500 entries in the order of csPosition; without a path or readable labels they are left out. */
export function parseSealedEntries(value: unknown): SealedEntry[] {
  const entries = toRecords<WireServiceEntry>(value, MAX_READ)
    .map(toEntry)
    .filter((entry) => entry !== undefined)
    .sort((a, b) => a.position - b.position);
  // Entries with the same address, name and labels count as one.
  return uniqueBy(entries, ({ position: _position, ...entry }) => JSON.stringify(entry));
}

/** Returns the first 24 entries for all visitors. */
export function generalEntries<Entry extends Pick<SealedEntry, 'labelIds'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ labelIds }) => labelIds.length === 0).slice(0, MAX_ENTRIES);
}

/** Returns the first 24 entries that a VIP label adds; none without a label. */
export function labelEntries<Entry extends Pick<SealedEntry, 'labelIds'>>(
  entries: readonly Entry[],
  labelId: string | undefined,
): Entry[] {
  if (labelId === undefined) return [];
  return entries.filter(({ labelIds }) => labelIds.includes(labelId)).slice(0, MAX_ENTRIES);
}
