// Readiness: `degraded` in the body while a registry change is refused or Redis is away (WIRE §1, B40, FLT-23); never names merchants (SEC-108).
import { getRegistryState } from '@/lib/server/merchant/registry';
import { isRedisDown } from '@/lib/server/shared-state/redis-health';

export const dynamic = 'force-dynamic';

/** Answers 200; the body says whether everything is as the operator wants it. */
export function GET(): Response {
  const degraded = getRegistryState().faults.length > 0 || isRedisDown();
  return Response.json(
    { status: degraded ? 'degraded' : 'ready' },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
