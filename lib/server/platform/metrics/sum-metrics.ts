// Sums the metrics of several processes; each gauge names its own aggregator.
import 'server-only';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

export type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

/** Returns the metrics of all processes as Prometheus text. */
export function sumMetricsAsText(all: readonly MetricValues[]): Promise<string> {
  return AggregatorRegistry.aggregate([...all]).metrics();
}

/** Returns the sum of counters and histograms. It outlives a process, so that Prometheus sees no reset. */
export function sumCounts(all: readonly MetricValues[]): Promise<MetricValues> {
  const counts = all.map((values) =>
    values.filter(({ type }) => ['counter', 'histogram'].includes(String(type))),
  );
  return AggregatorRegistry.aggregate(counts).getMetricsAsJSON();
}
