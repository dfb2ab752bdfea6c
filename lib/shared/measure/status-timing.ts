import type { StatusTimingValue } from '@/lib/shared/measure/beacon-value';

export type ServerTiming = {
  readonly name: string;
  readonly duration: number;
  readonly description: string;
};

/** Returns the value to report; undefined when the status was not requested for this page or is not exposed. */
export function toStatusTimingValue(
  entries: readonly ServerTiming[] | undefined,
): StatusTimingValue | undefined {
  const entry = entries?.find(({ name }) => name === 'status');
  if (!entry || !Number.isFinite(entry.duration) || entry.duration < 0) return undefined;
  return { type: 'statusTiming', duration: entry.duration, stale: entry.description === 'stale' };
}
