// How long the provider's status call took for a page, as the page's Server-Timing says.
import type { StatusTimingValue } from '@/lib/shared/measure/beacon-value';

/** One entry of a navigation's Server-Timing, as browsers give it. */
export type ServerTiming = {
  readonly name: string;
  readonly duration: number;
  readonly description: string;
};

/** The value to report; undefined where the status was not asked for this page, or the browser does not say. */
export function toStatusTimingValue(
  entries: readonly ServerTiming[] | undefined,
): StatusTimingValue | undefined {
  const entry = entries?.find(({ name }) => name === 'status');
  if (!entry || !Number.isFinite(entry.duration) || entry.duration < 0) return undefined;
  return { type: 'statusTiming', duration: entry.duration, stale: entry.description === 'stale' };
}
