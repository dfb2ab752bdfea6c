// The index of stored merchants, which a start also compares their number with.
import 'server-only';
import path from 'node:path';
import { z } from 'zod';
import { readRegularFile } from '@/lib/server/tenants/files/read-regular-file';

const VERSION = 1;

const schema = z.object({
  version: z.literal(VERSION),
  merchants: z.record(
    z.string().regex(/^[a-z0-9_-]{1,32}$/),
    z.object({ file: z.string().max(255), digest: z.string().max(64) }),
  ),
});

export type StoredIndex = ReadonlyMap<string, { readonly file: string; readonly digest: string }>;

/** Returns the path of the index. */
export function indexFile(folder: string): string {
  return path.join(folder, 'index.json');
}

/** Returns the path of a merchant's entry. */
export function entryFile(folder: string, code: string): string {
  return path.join(folder, `entry-${code}.json`);
}

/** Returns the index; empty where it cannot be read. */
export function readIndex(folder: string): StoredIndex {
  try {
    const { merchants } = schema.parse(JSON.parse(readRegularFile(indexFile(folder))));
    return new Map(Object.entries(merchants));
  } catch {
    return new Map();
  }
}

/** Returns the index as text. */
export function toIndexText(index: StoredIndex): string {
  return JSON.stringify({ version: VERSION, merchants: Object.fromEntries(index) });
}
