// The registry's files, and which of them have changed.
import 'server-only';
import { hash } from 'node:crypto';
import { opendirSync, readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 2;
const MANY_FILES = 200;
const LARGE_BYTES = 256 * 1024;

/** Returns the registry's files in a stable order. @throws when the place cannot be read. */
export function listRegistryFiles(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  const folder = path.join(place, path.sep);
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => folder + name);
}

function lookAt(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Returns a file's signature: mtime and ctime in ms, and size; `unreadable` where it cannot be read. */
export function signatureOf(file: string): string {
  const stats = lookAt(file);
  return stats ? `${stats.mtimeMs}:${stats.ctimeMs}:${stats.size}` : 'unreadable';
}

function listFirst(folder: string, count: number): string[] {
  const names: string[] = [];
  using entries = opendirSync(folder);
  for (let entry = entries.readSync(); entry && names.length < count; entry = entries.readSync())
    if (entry.name.endsWith('.json')) names.push(path.join(folder, entry.name));
  return names;
}

function isLarge(place: string): boolean {
  const files = lookAt(place)?.isDirectory() ? listFirst(place, MANY_FILES + 1) : [place];
  if (files.length > MANY_FILES) return true;
  return files.reduce((sum, file) => sum + (lookAt(file)?.size ?? 0), 0) > LARGE_BYTES;
}

/** Returns whether looking at a place takes long enough for a separate process: about 10 ms; not where it cannot be read. */
export function isLargeRegistry(place: string): boolean {
  try {
    return isLarge(place);
  } catch {
    return false;
  }
}

/** A place's files and their signatures, in a stable order. */
export type Listing = { readonly files: readonly string[]; readonly signatures: readonly string[] };

/** Returns a place's files and signatures. Ten thousand take 40 ms, in turns of 2 ms. Rejects when the place cannot be read. */
export async function readListing(place: string): Promise<Listing> {
  const files = listRegistryFiles(place);
  const signatures: string[] = [];
  let sliceStart = performance.now();
  for (const file of files) {
    signatures.push(signatureOf(file));
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await nextTurn();
    sliceStart = performance.now();
  }
  return { files, signatures };
}

// Cheaper than path.basename, for 100,000 files.
const toName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Returns a digest of the files' names and signatures. */
export function digestOfListing({ files, signatures }: Listing): string {
  return hash('sha256', `${files.map(toName).join('\0')}\n${signatures.join('\0')}`);
}
