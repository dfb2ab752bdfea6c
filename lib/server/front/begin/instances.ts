// What Node runs where INSTANCES is set: a parent that holds no site, and serves by its instances.
import 'server-only';
import { getEnv } from '@/lib/server/env';
import { toCount } from '@/lib/server/instances/count-instances';
import { runInstances } from '@/lib/server/instances/run-instances';

function readCount(): number {
  try {
    return toCount(getEnv().INSTANCES);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

await runInstances(readCount());
