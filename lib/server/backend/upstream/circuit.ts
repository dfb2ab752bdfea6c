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

function isTransportFault(error: unknown): boolean {
  return error instanceof UpstreamFault && TRANSPORT.has(error.code) && !error.byCaller;
}

/** When it opened, by the steady clock: the breaker goes by the one that may be put back (FLT-37). */
type Circuit = { readonly policy: CircuitBreakerPolicy; openedAtMs: number };

const getCircuits = () => getSingle('circuits', () => new LRUCache<string, Circuit>({ max: MAX_CIRCUITS }));

function addCircuit(key: string, initialState?: unknown): Circuit {
  const policy = circuitBreaker(handleWhen(isTransportFault), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAULTS_TO_OPEN),
    initialState,
  });
  const circuit = { policy, openedAtMs: performance.now() };
  policy.onBreak(() => {
    circuit.openedAtMs = performance.now();
    recordCircuit(key, 'open');
  });
  policy.onHalfOpen(() => recordCircuit(key, 'halfOpen'));
  policy.onReset(() => recordCircuit(key, 'closed'));
  getCircuits().set(key, circuit);
  return circuit;
}

const getCircuit = (key: string): Circuit => getCircuits().get(key) ?? addCircuit(key);

/** The circuit as one that has rested enough, where it has by the steady clock. */
function toRested(key: string): Circuit | undefined {
  const { policy, openedAtMs } = getCircuit(key);
  if (policy.state !== CircuitState.Open || performance.now() - openedAtMs < HALF_OPEN_AFTER_MS)
    return undefined;
  const { ownState, breakerState } = policy.toJSON() as { ownState: object; breakerState: unknown };
  return addCircuit(key, { ownState: { ...ownState, openedAt: 0 }, breakerState });
}

async function execute<Value>({ policy }: Circuit, call: () => Promise<Value>): Promise<Value> {
  try {
    return await policy.execute(call);
  } catch (error) {
    throw error instanceof BrokenCircuitError ? new UpstreamFault('unavailable', error) : error;
  }
}

const isResting = (error: unknown): boolean =>
  error instanceof UpstreamFault && error.cause instanceof BrokenCircuitError;

/**
 * Runs a call within its circuit: after 10 transport faults in a row it fails at once for 2 s, then one probe may pass.
 * @throws UpstreamFault `unavailable` while open; otherwise whatever the call throws.
 */
export async function withCircuit<Value>(key: string, call: () => Promise<Value>): Promise<Value> {
  try {
    return await execute(getCircuit(key), call);
  } catch (error) {
    const rested = isResting(error) ? toRested(key) : undefined;
    if (!rested) throw error;
    return execute(rested, call);
  }
}
