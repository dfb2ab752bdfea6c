// Prometheus itself on the rules: they are valid, and each alert fires when it should and keeps quiet otherwise (B42).
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ALERT_CASES, type Series } from './alert-cases';

jest.setTimeout(60_000);
const RULES = path.resolve('deploy/monitoring/alerts.yaml');
const HOURS = 120;
const ALERTS = [...readFileSync(RULES, 'utf8').matchAll(/^ {6}- alert: (\w+)$/gm)].map(
  ([, name = '']) => name,
);
const folder = makeTemporaryFolder('alerts');

function promtool(...args: string[]): { code: number | null; text: string } {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { encoding: 'utf8' });
  return { code: status, text: `${stdout}${stderr}${error ?? ''}` };
}

/** A test of promtool: how often the alert fires at any time of two hours. */
const toTest = (alert: string, series: Series, isFiring: boolean) => ({
  name: `${alert} ${isFiring ? 'fires' : 'is quiet'}`,
  interval: '1m',
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [
    {
      expr: `count(count_over_time(ALERTS{alertname="${alert}",alertstate="firing"}[2h])) >= bool 1`,
      eval_time: `${HOURS}m`,
      exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [],
    },
  ],
});

type Rule = { readonly alert: string };
const ALL: { readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[] } = parse(
  readFileSync(RULES, 'utf8'),
);

/** Writes the rule of an alert, as it is, to a file of its own: promtool evaluates each rule of a file for each of its tests. */
function fileOf(alert: string): string {
  const groups = ALL.groups.map(({ name, rules }) => ({
    name,
    rules: rules.filter((rule) => rule.alert === alert),
  }));
  const file = path.join(folder, `${alert}.yaml`);
  writeFileSync(file, JSON.stringify({ groups }));
  return file;
}

/** Runs tests of alerts. Every JSON text is YAML. */
function runTests(cases: readonly { readonly alert: string; readonly tests: readonly object[] }[]) {
  const files = cases.map(({ alert, tests }) => {
    const file = path.join(folder, `${alert}-test.yaml`);
    writeFileSync(file, JSON.stringify({ rule_files: [fileOf(alert)], evaluation_interval: '1m', tests }));
    return file;
  });
  return promtool('test', 'rules', ...files);
}

test('the rules and the example of a configuration are valid (B42)', () => {
  const rules = promtool('check', 'rules', RULES);
  expect([rules.code, rules.text]).toEqual([0, expect.stringContaining(`${ALERTS.length} rules found`)]);
  const config = promtool('check', 'config', '--syntax-only', 'deploy/monitoring/prometheus.yaml');
  expect([config.code, config.text]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

test('every alert has a case in which it fires and one in which it does not (B42)', () => {
  expect(Object.keys(ALERT_CASES).toSorted()).toEqual(ALERTS.toSorted());
});

test('each alert fires in its case and is quiet in the other (B42)', () => {
  const cases = Object.entries(ALERT_CASES).map(([alert, { fires, quiet }]) => ({
    alert,
    tests: [toTest(alert, fires, true), toTest(alert, quiet, false)],
  }));
  const { code, text } = runTests(cases);
  expect([code, text]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

test('a case that is wrong is found', () => {
  const { fires = {}, quiet = {} } = ALERT_CASES.SiteInstanceDown ?? {};
  const alert = 'SiteInstanceDown';
  for (const wrong of [toTest(alert, quiet, true), toTest(alert, fires, false)])
    expect(runTests([{ alert, tests: [wrong] }]).code).not.toBe(0);
});
