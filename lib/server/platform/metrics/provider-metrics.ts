// Metrics of the answer cache and the circuits of providers.
import 'server-only';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Creates the metrics in the given registries. */
export function makeProviderMetrics(registers: Registry[]) {
  return {
    answers: new Counter({
      name: 'site_answers_total',
      help: 'Answers of rows that may be reused: hit from memory, shared from Redis, joined a call under way, miss asked the provider, stale past its time.',
      labelNames: ['merchant', 'way'],
      registers,
    }),
    answerAge: new Gauge({
      name: 'site_answer_stale_seconds',
      help: 'Age of the stale answer that was served last; gone when the provider has answered again.',
      labelNames: ['merchant', 'call'],
      aggregator: 'max',
      registers,
    }),
    refused: new Counter({
      name: 'site_answers_refused_total',
      help: 'Answers that were none: of another merchant, no object or suddenly empty (provider), or, as a page too, not in the form that was written (redis, disk).',
      labelNames: ['merchant', 'from'],
      registers,
    }),
    circuits: new Gauge({
      name: 'site_circuit_state',
      help: 'Circuit of a provider’s origin and group of calls since it first opened: 0 closed, 1 lets one probe pass, 2 open.',
      labelNames: ['origin', 'group'],
      aggregator: 'max',
      registers,
    }),
  };
}
