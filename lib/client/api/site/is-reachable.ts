import 'client-only';
import { HEALTH_PATH } from '@/lib/shared/http/health-path';

const LIMIT_MS = 8_000;

/** Returns whether the site is reachable: any status below 500 counts. Never throws. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(HEALTH_PATH, { method: 'HEAD', cache: 'no-store', signal });
    return answer.status < 500;
  } catch {
    return false;
  }
}
