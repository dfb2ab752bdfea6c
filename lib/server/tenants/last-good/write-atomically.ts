// Writes files of the stored state.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file atomically, for this user only. @throws as the file system. */
export async function writeAtomically(file: string, contents: string | Buffer | Buffer[]): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, contents, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
