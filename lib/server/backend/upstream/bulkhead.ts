// So many calls of one merchant to one endpoint at a time: an endpoint that hangs must not take the connections of all others (FLT-14).
import 'server-only';
import { UpstreamFault } from '@/lib/server/backend/upstream/upstream-fault';
import { getSingle } from '@/lib/server/single';

/** Half of the connections to an origin. */
export const MAX_AT_ONCE = 256;

const getRunning = () => getSingle('upstream-running', () => new Map<string, number>());

function leave(key: string): void {
  const running = getRunning();
  const left = (running.get(key) ?? 1) - 1;
  if (left > 0) running.set(key, left);
  else running.delete(key);
}

/**
 * Runs a call unless as many of its key (origin, merchant and endpoint) are under way as may be.
 * @throws UpstreamFault `unavailable` at once where they are; otherwise whatever the call throws.
 */
export async function withBulkhead<Value>(key: string, call: () => Promise<Value>): Promise<Value> {
  const running = getRunning();
  const before = running.get(key) ?? 0;
  if (before >= MAX_AT_ONCE) throw new UpstreamFault('unavailable');
  running.set(key, before + 1);
  try {
    return await call();
  } finally {
    leave(key);
  }
}
