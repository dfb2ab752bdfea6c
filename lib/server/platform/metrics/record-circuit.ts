// Tells the state of a circuit, once it has opened for the first time.
import 'server-only';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';

const STATES = { closed: 0, halfOpen: 1, open: 2 };

/** Notes a circuit's new state; its key is the provider's origin and the group of calls, one space between. */
export function recordCircuit(key: string, state: keyof typeof STATES): void {
  const [origin = '', group = ''] = key.split(' ');
  getMetrics()?.circuits.set({ origin, group }, STATES[state]);
}
