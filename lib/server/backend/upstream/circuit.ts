// A circuit per backend origin and group of calls: what fails together rests together (WIRE §5 `unavailable`, FLT-13).
import 'server-only';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { UpstreamFault } from '@/lib/server/backend/upstream/upstream-fault';
import { recordCircuit } from '@/lib/server/metrics/record-circuit';
import { getSingle } from '@/lib/server/single';

const FAULTS_TO_OPEN = 10;
const HALF_OPEN_AFTER_MS = 2_000;
const MAX_CIRCUITS = 50_000;

const TRANSPORT: ReadonlySet<string> = new Set(['timeout', 'network_error']);

// A probe whose caller left has proved nothing: it must not close the circuit.
function isFaultOf(error: unknown, state: CircuitState): boolean {
  if (!(error instanceof UpstreamFault) || !TRANSPORT.has(error.code)) return false;
  return !error.byCaller || state === CircuitState.HalfOpen;
}

function getCircuit(key: string): CircuitBreakerPolicy {
  const circuits = getSingle(
    'circuits',
    () => new LRUCache<string, CircuitBreakerPolicy>({ max: MAX_CIRCUITS }),
  );
  const known = circuits.get(key);
  if (known) return known;
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => isFaultOf(error, circuit.state)),
    { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(FAULTS_TO_OPEN) },
  );
  circuit.onBreak(() => recordCircuit(key, 'open'));
  circuit.onHalfOpen(() => recordCircuit(key, 'halfOpen'));
  circuit.onReset(() => recordCircuit(key, 'closed'));
  circuits.set(key, circuit);
  return circuit;
}

/**
 * Runs a call within its circuit: after 10 transport faults in a row it fails at once for 2 s, and as long as one probe is under way.
 * @throws UpstreamFault `unavailable` while open; otherwise whatever the call throws.
 */
export async function withCircuit<Value>(key: string, call: () => Promise<Value>): Promise<Value> {
  const circuit = getCircuit(key);
  // The library would have all others wait for the probe, which a provider that hangs lets end after 30 s.
  if (circuit.state === CircuitState.HalfOpen) throw new UpstreamFault('unavailable');
  try {
    return await circuit.execute(call);
  } catch (error) {
    throw error instanceof BrokenCircuitError ? new UpstreamFault('unavailable', error) : error;
  }
}
