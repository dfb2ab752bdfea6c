// Whether the site answers at all: the lightest request that there is.
import 'client-only';
import { HEALTH_PATH } from '@/lib/shared/http/health-path';

const LIMIT_MS = 8_000;

/** Whether the site can be reached: anything that it says itself counts, a gateway's failure does not. Never throws. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(HEALTH_PATH, { method: 'HEAD', cache: 'no-store', signal });
    return answer.status < 500;
  } catch {
    return false;
  }
}
