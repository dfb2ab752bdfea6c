// Entry with INSTANCES: a parent that serves through its instances.
import 'server-only';
import { runInstances } from '@/lib/server/node/instances/run-instances';
import { toInstanceCount } from '@/lib/server/platform/count-instances';
import { getEnv } from '@/lib/server/platform/env';
import { messageOfError } from '@/lib/shared/message-of-error';

function readCount(): number {
  try {
    return toInstanceCount(getEnv().INSTANCES);
  } catch (error) {
    process.stderr.write(`${messageOfError(error)}\n`);
    process.exit(1);
  }
}

await runInstances(readCount());
