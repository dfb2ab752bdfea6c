// The process that reads and checks many files while the site goes on: build/registry-check.mjs, bundled by itself.
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { checkFile, type FileCheck } from '@/lib/server/tenants/files/check-file';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

/** Entries of one message: what the other side takes in at once is a matter of a millisecond. */
const BATCH = 250;

// The parent may be gone, with a message of its own on what was wrong.
const ignore = (): void => undefined;

async function checkAll(files: readonly string[]): Promise<void> {
  const schema = z.compile(merchantSchema);
  let batch: FileCheck[] = [];
  let held = 0;
  for (const file of files) {
    const check = checkFile(file, schema);
    batch.push(check);
    held += check.entries.length;
    if (held < BATCH) continue;
    process.send?.(batch, ignore);
    batch = [];
    held = 0;
    // What is sent leaves between two turns; the sender does not wait, for the reader may be busy starting.
    await nextTurn();
  }
  process.send?.(batch, () => process.disconnect());
}

process.once('disconnect', () => process.exit());
process.once('message', checkAll);
