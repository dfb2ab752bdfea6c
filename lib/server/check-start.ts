// The check at start: environment and registry, all faults at once, one clear message (WIRE §1, FLT-48).
import 'server-only';
import { getEnv } from '@/lib/server/env';
import { getRegistryState } from '@/lib/server/merchant/registry';
import { getRedis } from '@/lib/server/shared-state/redis';

/** Ends the process with code 1 and the faults on stderr when the site cannot serve. */
export function checkStart(): void {
  try {
    getEnv();
    getRegistryState();
    // Connects in the background: a Redis that is away keeps nobody from starting (FLT-23).
    getRedis();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
