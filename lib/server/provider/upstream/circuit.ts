// A circuit breaker per provider origin and group of endpoints.
import 'server-only';
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

const FAULTS_TO_OPEN = 10;
const HALF_OPEN_AFTER_MS = 2_000;
const MAX_CIRCUITS = 50_000;
/** The library measures by the wall clock, which may be set back; the pause is measured here. */
const AT_ONCE = Number.NEGATIVE_INFINITY;

const STATES = { closed: 0, halfOpen: 1, open: 2 };
const TRANSPORT: ReadonlySet<string> = new Set(['timeout', 'network_error']);

/** `openedAtMs` by the monotonic clock. */
type Circuit = { readonly policy: CircuitBreakerPolicy; openedAtMs: number };

// A probe whose client disconnected proves nothing and must not close the circuit.
function isFaultOf(error: unknown, state: CircuitState): boolean {
  if (!(error instanceof UpstreamFault) || !TRANSPORT.has(error.code)) return false;
  return !error.byCaller || state === CircuitState.HalfOpen;
}

// The key is the provider's origin, a space, and the group of endpoints.
function recordCircuit(key: string, state: keyof typeof STATES): void {
  const [origin = '', group = ''] = key.split(' ');
  getMetrics()?.circuits.set({ origin, group }, STATES[state]);
}

function makeCircuit(key: string): Circuit {
  const policy: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => isFaultOf(error, policy.state)),
    { halfOpenAfter: AT_ONCE, breaker: new ConsecutiveBreaker(FAULTS_TO_OPEN) },
  );
  const circuit = { policy, openedAtMs: 0 };
  policy.onBreak(() => {
    circuit.openedAtMs = performance.now();
    recordCircuit(key, 'open');
  });
  policy.onHalfOpen(() => recordCircuit(key, 'halfOpen'));
  policy.onReset(() => recordCircuit(key, 'closed'));
  return circuit;
}

function getCircuit(key: string): Circuit {
  const circuits = getProcessSingleton(
    'circuits',
    () => new LRUCache<string, Circuit>({ max: MAX_CIRCUITS }),
  );
  const known = circuits.get(key);
  if (known) return known;
  const made = makeCircuit(key);
  circuits.set(key, made);
  return made;
}

// With the library, other calls would wait for the probe, up to 30 s for a hanging provider.
function isResting({ policy, openedAtMs }: Circuit): boolean {
  if (policy.state === CircuitState.Open) return performance.now() - openedAtMs < HALF_OPEN_AFTER_MS;
  return policy.state === CircuitState.HalfOpen;
}

/** Runs a call within its circuit: 10 transport faults in a row open it for 2 s. @throws UpstreamFault `unavailable` while open. */
export async function withCircuit<Value>(key: string, call: () => Promise<Value>): Promise<Value> {
  const circuit = getCircuit(key);
  if (isResting(circuit)) throw new UpstreamFault('unavailable');
  return circuit.policy.execute(call);
}
