// Readiness: 503 while the process ends; `degraded` while registry entries have faults, or the registry's source or Redis is away.
import { isCollector } from '@/lib/server/features/metrics/is-collector';
import { isAnnounced } from '@/lib/server/platform/process/draining';
import { isRedisDown } from '@/lib/server/platform/redis/redis-health';
import { listSilentProviders } from '@/lib/server/provider/status/silent-providers';
import { getRegistryState, getRegistryVersion, listDefaultPasswords } from '@/lib/server/tenants/registry';

export const dynamic = 'force-dynamic';

/** Most entries that one answer lists. */
const MAX_LISTED = 1_000;

function statusOf(isWhole: boolean): 'draining' | 'degraded' | 'ready' {
  if (isAnnounced()) return 'draining';
  return isWhole && !isRedisDown() ? 'ready' : 'degraded';
}

/** Answers 200 while new requests are welcome. The metrics token also shows the registry's version, the entries in quarantine and the merchants whose status is stale. */
export function GET(request: Request): Response {
  const { faults, quarantined } = getRegistryState();
  const registry = getRegistryVersion();
  const status = statusOf(faults.length === 0 && !registry.fault);
  const stale = listSilentProviders();
  return Response.json(
    {
      status,
      ...(faults.length > 0 && { registryFaults: faults.length }),
      ...(registry.fault && { registrySource: 'unreadable' }),
      ...(isRedisDown() && { redis: 'away' }),
      ...(stale.length > 0 && { staleStatuses: stale.length }),
      ...(isCollector(request) && {
        registry,
        quarantined: quarantined.slice(0, MAX_LISTED),
        defaultPasswords: listDefaultPasswords(),
        stale: stale.slice(0, MAX_LISTED),
      }),
    },
    { status: status === 'draining' ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}
