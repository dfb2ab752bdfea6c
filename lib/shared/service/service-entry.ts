// A way to reach customer service, and who sees which.
import type { WireServiceEntry } from '@/lib/shared/calls/wire-site';
import { toList, toNumber, toRecords, toText } from '@/lib/shared/calls/wire-value';

const MAX_ENTRIES = 24;
const MAX_PATH_CHARS = 1024;
const MAX_TEXT_CHARS = 80;
const MAX_LABELS = 50;

/** An entry as the status names it: its address is still enciphered. */
export type SealedEntry = {
  readonly path: string;
  readonly kind: string;
  readonly position: number;
  /** VIP labels that see the entry; none: all do. */
  readonly labelIds: readonly number[];
  readonly name: string;
};

/** An entry with its address. */
export type ServiceEntry = Omit<SealedEntry, 'path'> & { readonly href: string };

/** A label's id; providers send it as a number or as its digits. */
export function parseLabelId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^\d{1,15}$/.test(value);
  if (isText) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function labelsOf(value: unknown): number[] {
  return toList(value, MAX_LABELS).flatMap((id) => parseLabelId(id) ?? []);
}

function toEntry(raw: WireServiceEntry | null): SealedEntry | undefined {
  const path = toText(raw?.path, MAX_PATH_CHARS + 1);
  if (!raw || path === '' || path.length > MAX_PATH_CHARS) return undefined;
  return {
    path,
    kind: toText(raw.csType, MAX_TEXT_CHARS).toUpperCase(),
    position: toNumber(raw.csPosition),
    labelIds: labelsOf(raw.labelIds),
    name: toText(raw.name, MAX_TEXT_CHARS).trim(),
  };
}

/** The entries of a status in the order of csPosition, at most 24; one without a path is left out. */
export function parseSealedEntries(value: unknown): SealedEntry[] {
  return toRecords<WireServiceEntry>(value, MAX_ENTRIES)
    .map(toEntry)
    .filter((entry) => entry !== undefined)
    .sort((a, b) => a.position - b.position);
}

/** The entries that are for all visitors. */
export function generalEntries<Entry extends Pick<SealedEntry, 'labelIds'>>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ labelIds }) => labelIds.length === 0);
}

/** The entries that a VIP label adds; none for a member without one, who sees the general ones. */
export function labelEntries<Entry extends Pick<SealedEntry, 'labelIds'>>(
  entries: readonly Entry[],
  labelId: number | undefined,
): Entry[] {
  return labelId === undefined ? [] : entries.filter(({ labelIds }) => labelIds.includes(labelId));
}
