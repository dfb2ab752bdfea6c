// The registry's files, and which of them have changed.
import 'server-only';
import { readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 2;
const MANY_FILES = 200;
const LARGE_BYTES = 256 * 1024;

/** Returns the registry's files in a stable order. @throws when the place cannot be read. */
export function listRegistryFiles(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(place, name));
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

/** Returns whether reading these files takes long enough for a separate process: about 10 ms. */
export function isWorthChildProcess(files: readonly string[]): boolean {
  if (files.length > MANY_FILES) return true;
  const bytes = files.map((file) => lookAt(file)?.size ?? 0);
  return bytes.reduce((sum, size) => sum + size, 0) > LARGE_BYTES;
}

/** Returns the files with a new signature. Ten thousand take 40 ms, in turns of 2 ms. */
export async function findChanged(
  files: readonly string[],
  known: (file: string) => string | undefined,
): Promise<string[]> {
  const changed: string[] = [];
  let sliceStart = performance.now();
  for (const file of files) {
    if (signatureOf(file) !== known(file)) changed.push(file);
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await nextTurn();
    sliceStart = performance.now();
  }
  return changed;
}
