// Writes what a source holds into its local copy: only files that differ, so that a reload checks only those.
import 'server-only';
import { hash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeAtomically } from '@/lib/server/tenants/last-good/write-atomically';
import { writeMirrorState } from '@/lib/server/tenants/mirror/mirror-state';
import type { SourceRead } from '@/lib/server/tenants/sources/source';

/** Digests of the files in the copy, as far as this process knows them. */
export type KnownDigests = Map<string, string>;

/** Hashing this many entries takes 1 to 2 ms. */
const TURN = 200;

const digestOf = (text: string): string => hash('sha256', text);

async function digestOfFile(file: string): Promise<string | undefined> {
  try {
    return digestOf(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function writeChanged(file: string, text: string, known: KnownDigests): Promise<void> {
  const name = path.basename(file);
  const digest = digestOf(text);
  if ((known.get(name) ?? (await digestOfFile(file))) !== digest) await writeAtomically(file, text);
  known.set(name, digest);
}

/** Makes the copy equal to a read of the source. New files come first, so that a host may move between two. Rejects as the file system. */
export async function writeMirror(
  folder: string,
  { version, files }: SourceRead,
  known: KnownDigests,
): Promise<void> {
  let at = 0;
  for (const [name, text] of files) {
    if (text !== undefined) await writeChanged(path.join(folder, name), text, known);
    at += 1;
    if (at % TURN === 0) await nextTurn();
  }
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json') || files.has(name)) continue;
    await rm(path.join(folder, name), { force: true });
    known.delete(name);
  }
  await writeMirrorState(folder, { version });
}
