import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type MetricValues, sumCounts, sumMetricsAsText } from '@/lib/server/platform/metrics/sum-metrics';

async function figuresOf(count: number): Promise<MetricValues> {
  const registers = [new Registry()];
  const shape = { help: 'x', labelNames: ['merchant'], registers };
  new Counter({ ...shape, name: 'calls' }).inc({ merchant: 'aurora' }, count);
  new Histogram({ ...shape, name: 'seconds', buckets: [1, 5] }).observe({ merchant: 'aurora' }, count);
  new Gauge({ ...shape, name: 'open' }).set({ merchant: 'aurora' }, count);
  new Gauge({ ...shape, name: 'down', aggregator: 'max' }).set({ merchant: 'aurora' }, count);
  // As a channel carries them.
  return JSON.parse(JSON.stringify(await registers[0]?.getMetricsAsJSON()));
}

test('counts are added up bucket by bucket, gauges by their rule (B42)', async () => {
  const text = await sumMetricsAsText([await figuresOf(1), await figuresOf(4)]);
  for (const line of [
    'calls{merchant="aurora"} 5',
    'seconds_bucket{le="1",merchant="aurora"} 1',
    'seconds_bucket{le="+Inf",merchant="aurora"} 2',
    'seconds_sum{merchant="aurora"} 5',
    'open{merchant="aurora"} 5',
    'down{merchant="aurora"} 4',
  ])
    expect(text.split('\n')).toContain(line);
});

test('of a process that has ended the counts stay, and no gauge (B42)', async () => {
  const ended = await sumCounts([await sumCounts([[], await figuresOf(4)]), await figuresOf(2)]);
  const text = await sumMetricsAsText([ended, await figuresOf(1)]);
  expect(text).toMatch(/^calls\{merchant="aurora"\} 7$/m);
  expect(text).toMatch(/^seconds_count\{merchant="aurora"\} 3$/m);
  expect(text).toMatch(/^open\{merchant="aurora"\} 1$/m);
  expect(await sumMetricsAsText([await sumCounts([]), await figuresOf(1)])).toMatch(
    /^calls\{merchant="aurora"\} 1$/m,
  );
});
