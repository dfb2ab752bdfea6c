// The check at start: environment and registry, with all faults in one message.
import 'server-only';
import { getEnv } from '@/lib/server/platform/env';
import { readEnvValue } from '@/lib/server/platform/env-value';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { getRedis } from '@/lib/server/platform/redis/redis';
import { startTracing } from '@/lib/server/platform/tracing/start-tracing';
import { loadRegistry } from '@/lib/server/tenants/assembly/load-registry';
import { toFaultText } from '@/lib/server/tenants/files/registry-fault';
import { openRegistry } from '@/lib/server/tenants/registry-holder';
import { addRegistryMetrics } from '@/lib/server/tenants/registry-metrics';
import { isRegistryPlace, sourceKindOf } from '@/lib/server/tenants/sources/source-kind';
import { messageOfError } from '@/lib/shared/message-of-error';

const getStart = () => getProcessSingleton('start', () => ({ isBegun: false }));

/** Returns what is wrong with a registry of files, at once: the start goes on behind an await. */
function findRegistryFaults(): string {
  const place = readEnvValue('MERCHANTS');
  if (!place || !isRegistryPlace(place) || sourceKindOf(place)) return '';
  const { faults } = loadRegistry(place);
  return faults.length > 0 ? `The registry has faults:\n${toFaultText(faults)}\n` : '';
}

function fail(error: unknown, more = ''): void {
  process.stderr.write(`${messageOfError(error)}\n${more}`);
  process.exit(1);
}

async function check(): Promise<void> {
  try {
    getEnv();
  } catch (error) {
    return fail(error, findRegistryFaults());
  }
  try {
    await startTracing();
    // Connects in the background: the site starts without Redis.
    getRedis();
    await openRegistry();
    addRegistryMetrics();
  } catch (error) {
    fail(error);
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
