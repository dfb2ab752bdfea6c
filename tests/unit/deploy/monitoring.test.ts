import { readFileSync } from 'node:fs';
import type { MetricObject } from 'prom-client';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { addRegistryMetrics } from '@/lib/server/tenants/registry-metrics';
import { CALLS } from '@/lib/shared/calls/table';
import { SITE_ERRORS } from '@/lib/shared/errors/site-codes';
import { setEnv } from '../server/support/test-site';

// Every metric name, label and known label value in the dashboard and the alerts is one that the site exports (B42).
type Query = { readonly expr: string; readonly legend: string };
type Metric = Pick<MetricObject, 'name'> & { readonly type: unknown; readonly labels: readonly string[] };

/** Labels that Prometheus itself adds. */
const OUTER = ['job', 'instance'];
const RESULTS = ['ok', 'refused', ...Object.keys(SITE_ERRORS)];
const VALUES: Readonly<Record<string, readonly string[]>> = {
  result: RESULTS,
  call: CALLS.map(({ name }) => name),
  status: ['2xx', '3xx', '4xx', '5xx'],
  from: ['provider', 'redis'],
  job: ['site', 'site-tls'],
};

setEnv({ METRICS_TOKEN: 'token' });
addRegistryMetrics();
const metrics: Metric[] = [
  ...(getMetrics()?.registry.getMetricsAsArray() ?? []).map((it) => ({
    name: it.name,
    type: it.type as unknown,
    labels: (it as unknown as { labelNames: string[] }).labelNames,
  })),
  // Of Prometheus itself, and of blackbox_exporter.
  ...['up', 'probe_success', 'probe_ssl_earliest_cert_expiry'].map((name) => ({
    name,
    type: 'gauge',
    labels: [],
  })),
];

const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8'));
const alerts = readFileSync('deploy/monitoring/alerts.yaml', 'utf8');

const panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[] = dashboard.panels;
const queries: Query[] = panels.flatMap(({ targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ expr, legend: legendFormat })),
);

/** Rules with their expression, on one line or in a block, and the rest of them. */
const rules = alerts
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => {
    const [, line = '', block = ''] = /expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/.exec(text) ?? [];
    return { name: text.split('\n', 1)[0] ?? '', expr: (line || block).trim(), text };
  });

const SELECTOR = /\b((?:site|process|nodejs|probe)_[a-z0-9_]+|up)\b(?:\{([^}]*)\})?/g;

function findMetric(used: string): Metric | undefined {
  const base = used.replace(/_(?:bucket|sum|count)$/, '');
  return metrics.find(({ name, type }) => name === used || (name === base && type === 'histogram'));
}

function labelsOf(used: string): string[] {
  return [...(findMetric(used)?.labels ?? []), ...(used.endsWith('_bucket') ? ['le'] : []), ...OUTER];
}

function faultsOfSelector(used: string, matchers: string): string[] {
  if (!findMetric(used)) return [`${used} is no figure of the site`];
  return [...matchers.matchAll(/([a-z]+)\s*(=~|=|!=|!~)\s*"([^"]*)"/g)].flatMap(
    ([, label = '', , value = '']) => {
      if (!labelsOf(used).includes(label)) return [`${used} has no label ${label}`];
      const known = VALUES[label];
      const values = value.startsWith('$') ? [] : value.split('|');
      return values.filter((it) => known && !known.includes(it)).map((it) => `${label} is never ${it}`);
    },
  );
}

/** Metrics that a query names and nothing exports. */
function faultsOf({ expr, legend }: Query): string[] {
  const selectors = [...expr.matchAll(SELECTOR)];
  if (selectors.length === 0) return [`no figure in ${expr}`];
  const there = selectors.flatMap(([, used = '']) => labelsOf(used));
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  const shown = [...legend.matchAll(/\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)].map(([, label = '']) => label);
  const lines = grouped.length > 0 ? grouped : there;
  return [
    ...selectors.flatMap(([, used = '', matchers = '']) => faultsOfSelector(used, matchers)),
    ...grouped.filter((label) => !there.includes(label)).map((label) => `nothing to group by ${label}`),
    ...shown.filter((label) => !lines.includes(label)).map((label) => `nothing to show as ${label}`),
  ];
}

test('every query of the dashboard finds its figures and labels (B42)', () => {
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.flatMap(faultsOf)).toEqual([]);
});

test('the dashboard shows every figure of the site, and Grafana can read it (B42)', () => {
  const own = metrics.map(({ name }) => name).filter((name) => name.startsWith('site_'));
  const shown = queries.map(({ expr }) => expr).join('\n');
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  expect(dashboard).toMatchObject({ uid: 'white-label-site', title: expect.any(String), schemaVersion: 39 });
  const ids = dashboard.panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const variables = dashboard.templating.list.map(({ name }: { name: string }) => name);
  const used = [...JSON.stringify(dashboard.panels).matchAll(/\$\{?(\w+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !variables.includes(name))).toEqual([]);
});

test('every alert finds its metrics and labels, and names its urgency and what to do (B42)', () => {
  expect(rules.length).toBe(alerts.match(/expr:/g)?.length);
  expect(rules.flatMap(({ expr, text }) => faultsOf({ expr, legend: text }))).toEqual([]);
  for (const { name, text } of rules) {
    expect(name).toMatch(/^Site[A-Z]/);
    expect(text).toMatch(/severity: (?:page|ticket)/);
    expect(text).toMatch(/summary: .+\n +action: .+/);
  }
});

test.each<[string, string, string]>([
  ['a figure that is none', 'rate(site_visits_total[5m])', ''],
  ['a part of what has none', 'rate(site_pages_total_bucket[5m])', ''],
  ['a label that is none', 'site_pages_total{code="5xx"}', ''],
  ['a value that never comes', 'site_relay_calls_total{result="late"}', ''],
  ['a group that is none', 'sum by (host) (site_pages_total)', ''],
  ['a legend that is none', 'sum by (status) (site_pages_total)', '{{merchant}}'],
])('the rule finds %s', (_what, expr, legend) => {
  expect(faultsOf({ expr, legend }).length).toBeGreaterThan(0);
});
