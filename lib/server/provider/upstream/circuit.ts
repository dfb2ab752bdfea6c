// A circuit per backend origin and group of calls: what fails together rests together.
import 'server-only';
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { recordCircuit } from '@/lib/server/platform/metrics/record-circuit';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { UpstreamFault } from '@/lib/server/provider/upstream/upstream-fault';

const FAULTS_TO_OPEN = 10;
const HALF_OPEN_AFTER_MS = 2_000;
const MAX_CIRCUITS = 50_000;
/** The library goes by the clock that may be put back, and would rest for as long: how long is counted here. */
const AT_ONCE = Number.NEGATIVE_INFINITY;

const TRANSPORT: ReadonlySet<string> = new Set(['timeout', 'network_error']);

/** A breaker, and since when it is open by the steady clock. */
type Circuit = { readonly policy: CircuitBreakerPolicy; openedAtMs: number };

// A probe whose caller left has proved nothing: it must not close the circuit.
function isFaultOf(error: unknown, state: CircuitState): boolean {
  if (!(error instanceof UpstreamFault) || !TRANSPORT.has(error.code)) return false;
  return !error.byCaller || state === CircuitState.HalfOpen;
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
  const circuit = circuits.get(key) ?? makeCircuit(key);
  circuits.set(key, circuit);
  return circuit;
}

// The library would have all others wait for the probe, which a provider that hangs lets end after 30 s.
function isResting({ policy, openedAtMs }: Circuit): boolean {
  if (policy.state === CircuitState.Open) return performance.now() - openedAtMs < HALF_OPEN_AFTER_MS;
  return policy.state === CircuitState.HalfOpen;
}

/**
 * Runs a call within its circuit: after 10 transport faults in a row it fails at once for 2 s, and as long as one probe is under way.
 * @throws UpstreamFault `unavailable` while open; otherwise whatever the call throws.
 */
export async function withCircuit<Value>(key: string, call: () => Promise<Value>): Promise<Value> {
  const circuit = getCircuit(key);
  if (isResting(circuit)) throw new UpstreamFault('unavailable');
  return circuit.policy.execute(call);
}
