// Adds up the figures of several processes; a gauge says by its aggregator what it is over all of them.
import 'server-only';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** The figures of one process, as they go over a channel. */
export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** The figures of all as Prometheus text. */
export function sumAsText(all: readonly MetricValues[]): Promise<string> {
  return AggregatorRegistry.aggregate([...all]).metrics();
}

/** The sum of what only ever grows: counters and histograms. It stays when a process ends, or Prometheus would take the rest for a new count. */
export function sumOfCounts(all: readonly MetricValues[]): Promise<MetricValues> {
  const counts = all.map((figures) =>
    figures.filter(({ type }) => ['counter', 'histogram'].includes(String(type))),
  );
  return AggregatorRegistry.aggregate(counts).getMetricsAsJSON();
}
