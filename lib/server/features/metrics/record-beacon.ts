// Adds browsers' measurements to the metrics of the host's merchant.
import 'server-only';
import { parseBeacon } from '@/lib/server/features/metrics/parse-beacon';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';

const MS = 1000;

/** Records a beacon that passed the API proxy's checks; sentinels are counted, not measured. */
export function recordBeacon(merchant: string, value: unknown): void {
  const figures = getMetrics();
  if (!figures) return;
  const beacon = parseBeacon(value);
  figures.beacons.inc({ merchant, type: beacon?.type ?? 'other' });
  if (beacon?.type === 'statusTiming') {
    const state = beacon.stale ? 'stale' : 'fresh';
    figures.statusSeconds.observe({ merchant, state }, beacon.duration / MS);
  }
  if (beacon?.type !== 'performance') return;
  for (const [vital, number] of beacon.values) {
    if (vital === 'cls') figures.layoutShift.observe({ merchant }, number);
    else figures.vitalSeconds.observe({ merchant, vital }, number / MS);
  }
  for (const [vital, reason] of beacon.absent) figures.absent.inc({ merchant, vital, reason });
}
