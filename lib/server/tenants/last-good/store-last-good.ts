// Stores the entries that are in use, as they are written and with `env:` names in place of values; one file each, readable by this user alone.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getLog } from '@/lib/server/platform/log';
import { entryFile, indexFile, readIndex, toIndexText } from '@/lib/server/tenants/last-good/stored-index';
import { digestOf, type HeldMerchant } from '@/lib/server/tenants/merchant/held-merchant';

/** What came into use: entries that are new or say something else, the file of each merchant, and the codes that are gone. */
export type Accepted = {
  readonly fresh: readonly HeldMerchant[];
  readonly files: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
};

type Text = { readonly code: string; readonly text: string };

/** Digests of so many entries take a millisecond or two. */
const TURN = 200;

/** Writes a file that is there whole or not at all, for this user alone. @throws what the system says. */
export async function writeWhole(file: string, text: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, text, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function store(folder: string, texts: readonly Text[], { files, gone }: Accepted): Promise<void> {
  const index = new Map(readIndex(folder));
  const before = toIndexText(index);
  for (const [at, { code, text }] of texts.entries()) {
    const digest = digestOf(text);
    if (index.get(code)?.digest !== digest) await writeWhole(entryFile(folder, code), text);
    else if (at % TURN === 0) await nextTurn();
    index.set(code, { file: files.get(code) ?? '', digest });
  }
  for (const code of gone) index.delete(code);
  const after = toIndexText(index);
  if (after !== before) await writeWhole(indexFile(folder), after);
  // After the list, which must not name what is not there.
  for (const code of gone) await rm(entryFile(folder, code), { force: true });
}

let last: Promise<void> = Promise.resolve();

/** Stores in the background, one change after the other; a disk that is full or read-only is told in the log, and ends nothing. */
export function storeLastGood(folder: string, accepted: Accepted): Promise<void> {
  // Taken now: the text of an entry goes when its merchant is first used.
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
