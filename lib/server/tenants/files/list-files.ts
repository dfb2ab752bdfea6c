// The files of the registry, and which of them changed since they were read.
import 'server-only';
import { readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long looking at files may hold the event loop. */
const TURN_MS = 2;
const MANY_FILES = 200;
const LARGE_BYTES = 256 * 1024;

/** The files that make up the registry, in a stable order. @throws when the place cannot be read. */
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
    // Such as links that lead to each other.
    return undefined;
  }
}

/** What tells a file's states apart: times of change (ms) of its bytes and of its rights, and size; `unreadable` for one that cannot be looked at. */
export function signatureOf(file: string): string {
  const found = lookAt(file);
  return found ? `${found.mtimeMs}:${found.ctimeMs}:${found.size}` : 'unreadable';
}

/** Whether reading these files takes long enough to be worth a thread of its own: about 10 ms. */
export function isMuchToRead(files: readonly string[]): boolean {
  if (files.length > MANY_FILES) return true;
  const bytes = files.map((file) => lookAt(file)?.size ?? 0);
  return bytes.reduce((sum, size) => sum + size, 0) > LARGE_BYTES;
}

/** The files whose signature is not the known one. Ten thousand take 40 ms, in turns of 2 ms that let requests through. */
export async function findChanged(
  files: readonly string[],
  known: (file: string) => string | undefined,
): Promise<string[]> {
  const changed: string[] = [];
  let turn = performance.now();
  for (const file of files) {
    if (signatureOf(file) !== known(file)) changed.push(file);
    if (performance.now() - turn < TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
  return changed;
}
