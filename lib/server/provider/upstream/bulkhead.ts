// Limits concurrent calls per merchant and endpoint, so that a hanging endpoint or merchant leaves connections to the others.
import 'server-only';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

/** Half of an origin's connections for one endpoint of a merchant, three quarters for the merchant. */
const MAX_AT_ONCE = { endpoint: 256, merchant: 384 };

/** The provider's origin (shared by many merchants), the merchant's code and the endpoint's name. */
export type BulkheadPlace = {
  readonly origin: string;
  readonly merchant: string;
  readonly endpoint: string;
};

const getRunning = () => getProcessSingleton('upstream-running', () => new Map<string, number>());

function add(key: string, calls: 1 | -1): void {
  const running = getRunning();
  const count = (running.get(key) ?? 0) + calls;
  if (count > 0) running.set(key, count);
  else running.delete(key);
}

/** Counts a call until the returned function is called. @throws UpstreamFault `unavailable` where the endpoint or merchant is at its limit. */
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

/** Runs a call within the limits. @throws UpstreamFault as enterBulkhead; otherwise what the call throws. */
export async function withBulkhead<Value>(place: BulkheadPlace, call: () => Promise<Value>): Promise<Value> {
  const leave = enterBulkhead(place);
  try {
    return await call();
  } finally {
    leave();
  }
}
