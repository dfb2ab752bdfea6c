// Readiness: 503 while the process ends (FLT-1), `degraded` in the body while a registry change is refused or Redis is away (WIRE §1, B40, FLT-23); never names merchants (SEC-108).
import { isDraining } from '@/lib/server/front/draining';
import { getRegistryState } from '@/lib/server/merchant/registry';
import { isRedisDown } from '@/lib/server/shared-state/redis-health';

export const dynamic = 'force-dynamic';

function statusOf(): 'draining' | 'degraded' | 'ready' {
  if (isDraining()) return 'draining';
  return getRegistryState().faults.length > 0 || isRedisDown() ? 'degraded' : 'ready';
}

/** Answers 200 as long as new requests are welcome; the body says whether everything is as the operator wants it. */
export function GET(): Response {
  const status = statusOf();
  return Response.json(
    { status },
    { status: status === 'draining' ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}
