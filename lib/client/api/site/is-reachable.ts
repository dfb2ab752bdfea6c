// Whether the site answers at all: the lightest request that there is (B9).
import 'client-only';

const LIGHT_PATH = '/healthz';
const LIMIT_MS = 8_000;

/** Whether the site can be reached: anything that it says itself counts, a gateway's failure does not. Never throws. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(LIGHT_PATH, { method: 'HEAD', cache: 'no-store', signal });
    return answer.status < 500;
  } catch {
    return false;
  }
}
