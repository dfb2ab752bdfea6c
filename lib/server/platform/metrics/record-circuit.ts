// Exports the state of each circuit that has opened at least once.
import 'server-only';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';

const STATES = { closed: 0, halfOpen: 1, open: 2 };

/** Records a circuit's new state; its key is the provider's origin, a space, and the group of endpoints. */
export function recordCircuit(key: string, state: keyof typeof STATES): void {
  const [origin = '', group = ''] = key.split(' ');
  getMetrics()?.circuits.set({ origin, group }, STATES[state]);
}
