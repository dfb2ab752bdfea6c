// Stores entries in use as written, with `env:` names in place of secrets; one file each, readable by this user only.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { entryFile, indexFile, readIndex, toIndexText } from '@/lib/server/tenants/last-good/stored-index';
import { digestOf, type HeldMerchant } from '@/lib/server/tenants/merchant/registry-merchant';

export type Accepted = {
  readonly fresh: readonly HeldMerchant[];
  readonly files: ReadonlyMap<string, string>;
  readonly removed: readonly string[];
};

type Text = { readonly code: string; readonly text: string };

/** Hashing this many entries takes 1 to 2 ms. */
const TURN = 200;

/** Writes a file atomically, for this user only. @throws as the file system. */
export async function writeAtomically(file: string, text: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, text, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function store(folder: string, texts: readonly Text[], { files, removed }: Accepted): Promise<void> {
  const index = new Map(readIndex(folder));
  const before = toIndexText(index);
  for (const [at, { code, text }] of texts.entries()) {
    const digest = digestOf(text);
    if (index.get(code)?.digest !== digest) await writeAtomically(entryFile(folder, code), text);
    else if (at % TURN === 0) await nextTurn();
    index.set(code, { file: files.get(code) ?? '', digest });
  }
  for (const code of removed) index.delete(code);
  const after = toIndexText(index);
  if (after !== before) await writeAtomically(indexFile(folder), after);
  // After the index, which must not list missing entries.
  for (const code of removed) await rm(entryFile(folder, code), { force: true });
}

let last: Promise<void> = Promise.resolve();

/** Stores in the background, one change after another; a full or read-only disk is logged and ends nothing. */
export function storeLastGood(folder: string, accepted: Accepted): Promise<void> {
  // Read now: an entry's text is dropped when its merchant is first used.
  const texts = accepted.fresh.flatMap((it): Text[] => {
    const text = it.written ?? it.held;
    it.written = undefined;
    return typeof text === 'string' ? [{ code: it.code, text }] : [];
  });
  last = last
    .then(() => store(folder, texts, accepted))
    .catch((error) => getLog().warn({ error: String(error) }, 'last good forms of merchants are not stored'));
  return last;
}
