// Checks files by the compiled schema, which is worthwhile for many.
import 'server-only';
import { z } from 'zod';
import { checkFile } from '@/lib/server/tenants/files/check-file';
import type { CheckAll } from '@/lib/server/tenants/look/look-again';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

/** Returns a check for a process that does nothing else. */
export function checkCompiled(): CheckAll {
  const schema = z.compile(merchantSchema);
  return async (files) => files.map((file) => checkFile(file, schema));
}
