// The process that checks many registry files (build/registry-check.mjs, bundled on its own).
import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { checkFile, type FileCheck } from '@/lib/server/tenants/files/check-file';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

/** Entries per message; the receiver takes about 1 ms for one. */
const BATCH = 250;

// The parent may have exited; its own message says why.
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
    // Yields so that messages leave, without waiting for the reader, which may still be starting.
    await nextTurn();
  }
  process.send?.(batch, () => process.disconnect());
}

process.once('disconnect', () => process.exit());
process.once('message', checkAll);
