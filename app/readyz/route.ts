// Readiness: 503 while the process ends, `degraded` in the body while entries of the registry are not in use as they stand, or its source or Redis is away.

import { isCollector } from '@/lib/server/features/metrics/is-collector';
import { isAnnounced } from '@/lib/server/platform/draining';
import { isRedisDown } from '@/lib/server/platform/redis/redis-health';
import { getRegistryState, getRegistryVersion, listDefaultPasswords } from '@/lib/server/tenants/registry';

export const dynamic = 'force-dynamic';

/** Entries that one answer names. */
const MOST_NAMED = 1_000;

function statusOf(isWhole: boolean): 'draining' | 'degraded' | 'ready' {
  if (isAnnounced()) return 'draining';
  return isWhole && !isRedisDown() ? 'ready' : 'degraded';
}

/** Answers 200 as long as new requests are welcome; only the collector's token shows the registry's version and which entries are quarantined. */
export function GET(request: Request): Response {
  const { faults, quarantined } = getRegistryState();
  const registry = getRegistryVersion();
  const status = statusOf(faults.length === 0 && !registry.fault);
  const counts = {
    ...(faults.length > 0 ? { registryFaults: faults.length } : {}),
    ...(registry.fault ? { registrySource: 'unreadable' } : {}),
  };
  const names = isCollector(request)
    ? { registry, quarantined: quarantined.slice(0, MOST_NAMED), defaultPasswords: listDefaultPasswords() }
    : {};
  return Response.json(
    { status, ...counts, ...names },
    { status: status === 'draining' ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}
