// The check at start: environment and registry, with all faults in one message.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { startTracing } from '@/lib/server/platform/tracing/start-tracing';
import { openRegistry } from '@/lib/server/tenants/registry-holder';
import { addRegistryMetrics } from '@/lib/server/tenants/registry-metrics';
import { messageOfError } from '@/lib/shared/message-of-error';

const getStart = () => getProcessSingleton('start', () => ({ isBegun: false }));

async function check(): Promise<void> {
  try {
    getEnv();
    await startTracing();
    // Connects in the background: the site starts without Redis.
    getRedis();
    await openRegistry();
    addRegistryMetrics();
  } catch (error) {
    process.stderr.write(`${messageOfError(error)}\n`);
    process.exit(1);
  }
}

/** Exits with code 1 and the faults on stderr when the site cannot serve. Later calls return at once, without waiting for the check. */
export async function checkStart(): Promise<void> {
  if (getStart().isBegun) return;
  skipStartCheck();
  await check();
}

/** Skips the check in a child process, whose parent has made it. */
export function skipStartCheck(): void {
  getStart().isBegun = true;
}
