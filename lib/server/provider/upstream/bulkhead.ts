// So many calls of one merchant at a time, to one endpoint and in all: neither an endpoint that hangs nor a merchant whose endpoints do takes the
// connections of all others to their provider.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

/** Half of the connections to an origin for one endpoint of a merchant's, three quarters for all of his. */
export const MAX_AT_ONCE = { endpoint: 256, merchant: 384 };

/** Whose call it is: the provider's origin, which many merchants may have, the merchant's code and the endpoint's name. */
export type BulkheadPlace = {
  readonly origin: string;
  readonly merchant: string;
  readonly endpoint: string;
};

const getRunning = () => getProcessSingleton('upstream-running', () => new Map<string, number>());

function add(key: string, calls: 1 | -1): void {
  const running = getRunning();
  const now = (running.get(key) ?? 0) + calls;
  if (now > 0) running.set(key, now);
  else running.delete(key);
}

/**
 * Counts a call until what it returns is called; that may be called again.
 * @throws UpstreamFault `unavailable` where as many of the endpoint or the merchant are under way as may be.
 */
export function enterBulkhead({ origin, merchant, endpoint }: BulkheadPlace): () => void {
  const running = getRunning();
  const whole = `${origin} ${merchant}`;
  const part = `${whole} ${endpoint}`;
  const isFull =
    (running.get(part) ?? 0) >= MAX_AT_ONCE.endpoint || (running.get(whole) ?? 0) >= MAX_AT_ONCE.merchant;
  if (isFull) throw new UpstreamFault('unavailable');
  for (const key of [whole, part]) add(key, 1);
  let isInside = true;
  return () => {
    if (!isInside) return;
    isInside = false;
    for (const key of [whole, part]) add(key, -1);
  };
}

/** Runs a call within its merchant's shares. @throws UpstreamFault as enterBulkhead; otherwise whatever the call throws. */
export async function withBulkhead<Value>(place: BulkheadPlace, call: () => Promise<Value>): Promise<Value> {
  const leave = enterBulkhead(place);
  try {
    return await call();
  } finally {
    leave();
  }
}
