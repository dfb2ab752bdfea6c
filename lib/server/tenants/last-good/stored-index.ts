// The list of what is stored: the merchants that were good last, which is also what a start compares their number with.
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

/** Merchants by code: the file they came from, without its folder, and the digest of their entry as it is written. */
export type StoredIndex = ReadonlyMap<string, { readonly file: string; readonly digest: string }>;

/** Where the list is. */
export function indexFile(folder: string): string {
  return path.join(folder, 'index.json');
}

/** Where the entry of a merchant is. */
export function entryFile(folder: string, code: string): string {
  return path.join(folder, `entry-${code}.json`);
}

/** The list; empty where there is none that can be read. */
export function readIndex(folder: string): StoredIndex {
  try {
    const { merchants } = schema.parse(JSON.parse(readRegularFile(indexFile(folder))));
    return new Map(Object.entries(merchants));
  } catch {
    return new Map();
  }
}

/** The list as text. */
export function toIndexText(index: StoredIndex): string {
  return JSON.stringify({ version: VERSION, merchants: Object.fromEntries(index) });
}
