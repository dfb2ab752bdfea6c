// Adds browsers' measurements to the metrics of the host's merchant.
import 'server-only';
import { parseBeacon } from '@/lib/server/features/metrics/parse-beacon';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';

const MS = 1000;

/** Records a beacon that passed the API proxy's checks; sentinels are counted, not measured. */
export function recordBeacon(merchant: string, value: unknown): void {
  const metrics = getMetrics();
  if (!metrics) return;
  const beacon = parseBeacon(value);
  metrics.beacons.inc({ merchant, type: beacon?.type ?? 'other' });
  if (beacon?.type === 'statusTiming') {
    const state = beacon.stale ? 'stale' : 'fresh';
    metrics.statusSeconds.observe({ merchant, state }, beacon.duration / MS);
  }
  if (beacon?.type !== 'performance') return;
  for (const [vital, number] of beacon.values) {
    if (vital === 'cls') metrics.layoutShift.observe({ merchant }, number);
    else metrics.vitalSeconds.observe({ merchant, vital }, number / MS);
  }
  for (const [vital, reason] of beacon.absent) metrics.absent.inc({ merchant, vital, reason });
}
