// Holds back the removal of many merchants at once until it is confirmed: more likely a lost mount than intent.
import 'server-only';
import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { type Draft, quarantine } from '@/lib/server/tenants/assembly/draft';
import { readRegularFile } from '@/lib/server/tenants/files/read-regular-file';

const CONFIRMATION = '.confirm-removal';
const MAX_BYTES = 1_024;
const SHARE = 10;
const MAX_SHOWN = 20;

/** `held` merchants serve on until the confirmation file contains `token`. */
export type Removals = {
  readonly removed: readonly string[];
  readonly held?: { readonly codes: readonly string[]; readonly token: string };
};

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Returns whether the operator has confirmed this removal, by a file in the registry's folder or beside its file. */
export function isConfirmed(place: string, token: string): boolean {
  try {
    const folder = isFolder(place) ? place : path.dirname(place);
    return readRegularFile(path.join(folder, CONFIRMATION), MAX_BYTES).trim() === token;
  } catch {
    return false;
  }
}

// One may always go. `recent` removals count too, so that a folder that empties slowly is held back as well.
function isTooMany({ claims, lastGood }: Draft, count: number, recent: number): boolean {
  if (claims.size === 0) return true;
  const all = count + recent;
  return all > 1 && all * SHARE > lastGood.files.size + recent;
}

function toList(codes: readonly string[]): string {
  const rest = codes.length - MAX_SHOWN;
  return `${codes.slice(0, MAX_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Returns the removed merchants and keeps too many at once in service; `recent` counts removals of the last minute. */
export function holdRemovals(draft: Draft, recent: number): Removals {
  const { place, lastGood, claims, quarantines, faults } = draft;
  const broken = new Set(quarantines.map(({ code }) => code));
  const removed = [...lastGood.files.keys()].filter((code) => !claims.has(code) && !broken.has(code)).sort();
  if (removed.length === 0 || !isTooMany(draft, removed.length, recent)) return { removed };
  const token = `${removed.length}-${hash('sha256', removed.join(','), 'hex').slice(0, 12)}`;
  if (claims.size > 0 && isConfirmed(place, token)) return { removed };
  const remedy = claims.size > 0 ? `; to let them go, write ${token} to ${CONFIRMATION}` : '';
  const expected = `not more than a tenth of the merchants to go at once${remedy}`;
  faults.push({
    file: place,
    path: '',
    expected,
    actual: `${removed.length} without an entry: ${toList(removed)}`,
  });
  for (const code of removed) quarantine(draft, code, lastGood.files.get(code) ?? place);
  return { removed: [], held: { codes: removed, token } };
}
