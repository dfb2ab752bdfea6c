// The metrics of this process; nothing is counted without METRICS_TOKEN.
import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { getEnv } from '@/lib/server/platform/env';
import { makeProviderMetrics } from '@/lib/server/platform/metrics/provider-metrics';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';

/** Histogram bounds in seconds; layout shift is a score. Web-vital bounds include the limits of "good" and "poor". */
const BUCKETS = {
  call: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  page: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  status: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  vital: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 15],
  shift: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

type Shape = { readonly name: string; readonly help: string; readonly labelNames: string[] };

function makeCounters(registers: Registry[]) {
  const make = (shape: Shape) => new Counter({ ...shape, registers });
  return {
    calls: make({
      name: 'site_relay_calls_total',
      help: 'Calls of browsers under /wps by their end: ok, refused by the provider, or a code of the site.',
      labelNames: ['merchant', 'call', 'result'],
    }),
    pages: make({
      name: 'site_pages_total',
      help: 'Documents and redirects by the class of their HTTP status.',
      labelNames: ['merchant', 'status'],
    }),
    renderings: make({
      name: 'site_page_ways_total',
      help: 'Documents by source: hit, stale, shared (from Redis or disk) or miss of the page cache, alone for one visitor.',
      labelNames: ['merchant', 'way'],
    }),
    beacons: make({
      name: 'site_beacons_total',
      help: 'Beacons by what they carry; other is what is not of this site’s form.',
      labelNames: ['merchant', 'type'],
    }),
    absent: make({
      name: 'site_vital_absent_total',
      help: 'Reported main vitals without a value: the browser cannot measure it, or it did not come in time.',
      labelNames: ['merchant', 'vital', 'reason'],
    }),
    sheds: make({
      name: 'site_sheds_total',
      help: 'Calls, pages and handlers answered 503 because too much was being done: the loop late, the queue full, the turn not in time (wait), or large answers in the memory.',
      labelNames: ['kind', 'reason'],
    }),
    browserErrors: make({
      name: 'site_browser_errors_total',
      help: 'Script errors that browsers reported, by their kind.',
      labelNames: ['merchant', 'kind'],
    }),
    limitRefusals: make({
      name: 'site_limit_refusals_total',
      help: 'Calls and posts of browsers that a limit refused, by the limit of the registry.',
      labelNames: ['merchant', 'limit'],
    }),
  };
}

function makeHistograms(registers: Registry[]) {
  const make = (buckets: number[], shape: Shape) => new Histogram({ ...shape, buckets, registers });
  return {
    callSeconds: make(BUCKETS.call, {
      name: 'site_relay_call_seconds',
      help: 'Time that a call under /wps took in this process and at the provider.',
      labelNames: ['merchant', 'call'],
    }),
    pageSeconds: make(BUCKETS.page, {
      name: 'site_page_seconds',
      help: 'Time from a request for a document to the last byte of its answer.',
      labelNames: ['merchant'],
    }),
    vitalSeconds: make(BUCKETS.vital, {
      name: 'site_vital_seconds',
      help: 'What browsers measured: fcp, lcp, shell, ttfb, inp.',
      labelNames: ['merchant', 'vital'],
    }),
    layoutShift: make(BUCKETS.shift, {
      name: 'site_vital_layout_shift',
      help: 'Cumulative layout shift that browsers measured.',
      labelNames: ['merchant'],
    }),
    statusSeconds: make(BUCKETS.status, {
      name: 'site_status_seconds',
      help: 'Time of the provider’s status call for a document, as its browser reported it; stale where the last good status served.',
      labelNames: ['merchant', 'state'],
    }),
  };
}

function makeRedisMetrics(registers: Registry[]) {
  return {
    redisFaults: new Counter({
      name: 'site_redis_faults_total',
      help: 'What went wrong with Redis: no connection, no answer in time, or an error as answer.',
      labelNames: ['fault'],
      registers,
    }),
    redisDown: new Gauge({
      name: 'site_redis_down',
      help: '1 while a configured Redis does not serve and this instance is on its own.',
      aggregator: 'max',
      registers,
    }),
  };
}

function makeMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  // Hides the Node version (SEC-108).
  registry.removeSingleMetric('nodejs_version_info');
  const help = 'Processes that these figures are of together.';
  new Gauge({ name: 'site_instances', help, registers: [registry] }).set(1);
  return {
    registry,
    ...makeCounters([registry]),
    ...makeHistograms([registry]),
    ...makeRedisMetrics([registry]),
    ...makeProviderMetrics([registry]),
  };
}

/** Returns the metrics; undefined without METRICS_TOKEN. */
export function getMetrics(): ReturnType<typeof makeMetrics> | undefined {
  return getEnv().METRICS_TOKEN === undefined ? undefined : getProcessSingleton('figures', makeMetrics);
}

/** The label of an unknown host, or of a path that is no endpoint. */
export const NO_LABEL = 'none';
