import { existsSync, readFileSync } from 'node:fs';
import { getMetrics } from '@/lib/server/platform/metrics/metrics';
import { addRegistryMetrics } from '@/lib/server/tenants/registry-metrics';
import { readPage } from '@/tests/support/operations-pages';
import { setEnv } from '../server/support/test-site';

// The alerts and metrics on the operators' pages exist (B42).
setEnv({ METRICS_TOKEN: 'token' });
addRegistryMetrics();

const alerts = readFileSync('deploy/monitoring/alerts.yaml', 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)?.[0] ?? '',
    severity: /severity: (\w+)/.exec(text)?.[1] ?? '',
    runbook: /^ +runbook: docs\/operations\/(runbooks\/[\w-]+\.md)$/m.exec(text)?.[1] ?? '',
  }));

test('every alert names a runbook, which names the alert (B42)', () => {
  expect(alerts.length).toBeGreaterThan(15);
  for (const { name, runbook } of alerts) {
    expect([name, existsSync(`docs/operations/${runbook}`)]).toEqual([name, true]);
    expect(readPage(runbook)).toContain(`\`${name}\``);
  }
});

test('the page on monitoring lists every alert with its severity and its runbook (B42)', () => {
  const row = /^\| `(Site\w+)` +\| (\w+) +\| \[[^\]]+\]\(([^)]+)\) +\|$/gm;
  const listed = [...readPage('monitoring.md').matchAll(row)].map(([, ...cells]) => cells.join(' '));
  const wanted = alerts.map(({ name, severity, runbook }) => [name, severity, runbook].join(' '));
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

test('the page on metrics lists every metric of the site with its labels (B42)', () => {
  const rows = [...readPage('metrics.md').matchAll(/^\| `(site_\w+)` +\| ([^|]*)\|/gm)];
  const listed = rows.map(([, name = '', labels = '']) => [name, ...(labels.match(/\w+/g) ?? [])].join(' '));
  const own = (getMetrics()?.registry.getMetricsAsArray() ?? [])
    .filter(({ name }) => name.startsWith('site_'))
    .map((metric) => [metric.name, ...(metric as unknown as { labelNames: string[] }).labelNames].join(' '));
  expect(own.length).toBeGreaterThan(15);
  expect(listed.toSorted()).toEqual(own.toSorted());
});
