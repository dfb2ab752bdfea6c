// Adds browsers' measurements to the metrics of the host's merchant: only finite numbers within bounds.
import 'server-only';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { METRIC_SENTINEL } from '@/lib/shared/constants';
import { isRecord } from '@/lib/shared/is-record';
import {
  type BeaconValue,
  MAIN_VITALS,
  MORE_VITALS,
  type StatusTimingValue,
  type Vital,
} from '@/lib/shared/measure/beacon-value';

const MAX = { ms: 600_000, score: 100 };

type AbsentReason = keyof typeof METRIC_SENTINEL;

type ReadBeacon =
  | {
      readonly type: 'performance';
      readonly values: readonly (readonly [Vital, number])[];
      readonly absent: readonly (readonly [Vital, AbsentReason])[];
    }
  | StatusTimingValue;

type Fields = Record<string, unknown>;

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= max;

function reasonOf(value: unknown): AbsentReason | undefined {
  const reasons = Object.keys(METRIC_SENTINEL) as AbsentReason[];
  return reasons.find((reason) => METRIC_SENTINEL[reason] === value);
}

function readPerformance(fields: Fields): ReadBeacon {
  const values = [...MAIN_VITALS, ...MORE_VITALS].flatMap((vital) => {
    const value = fields[vital];
    return isWithin(value, vital === 'cls' ? MAX.score : MAX.ms) ? [[vital, value] as const] : [];
  });
  const absent = MAIN_VITALS.flatMap((vital) => {
    const reason = reasonOf(fields[vital]);
    return reason ? [[vital, reason] as const] : [];
  });
  return { type: 'performance', values, absent };
}

/** Returns the beacon's value without out-of-bounds numbers; undefined when it is no `BeaconValue`. */
export function parseBeacon(value: unknown): ReadBeacon | undefined {
  if (!isRecord(value)) return undefined;
  const type = value.type as BeaconValue['type'];
  if (type === 'performance') return readPerformance(value);
  const { duration } = value;
  if (type !== 'statusTiming' || !isWithin(duration, MAX.ms)) return undefined;
  return { type, duration, stale: value.stale === true };
}

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
