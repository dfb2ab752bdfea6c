// What a local copy holds: written by the process that reads the source, read by all that serve from the copy.
import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '@/lib/server/tenants/last-good/write-atomically';

// Not `.json`, which would be an entry.
const FILE = '.state';

const schema = z.object({
  /** Version of the source that was copied. */
  version: z.string(),
  /** Set while the source cannot be read. */
  fault: z.object({ reason: z.string(), since: z.iso.datetime() }).optional(),
});

export type MirrorState = z.infer<typeof schema>;

/** Returns a copy's state; undefined where the folder holds no whole copy. */
export function readMirrorState(folder: string): MirrorState | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Replaces a copy's state. Rejects as the file system. */
export function writeMirrorState(folder: string, state: MirrorState): Promise<void> {
  return writeAtomically(path.join(folder, FILE), JSON.stringify(state));
}
