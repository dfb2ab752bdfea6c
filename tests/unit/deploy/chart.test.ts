import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

// The chart, rendered by Go's template engine and held against the schemas and types of Kubernetes. Neither Helm nor a cluster runs here.
const FOLDERS = {
  Deployment: 'kubernetes-models/apps/v1',
  HorizontalPodAutoscaler: 'kubernetes-models/autoscaling/v2',
  Ingress: 'kubernetes-models/networking.k8s.io/v1',
  NetworkPolicy: 'kubernetes-models/networking.k8s.io/v1',
  PodDisruptionBudget: 'kubernetes-models/policy/v1',
  Service: 'kubernetes-models/v1',
  ServiceMonitor: '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1',
} as const;
type Kind = keyof typeof FOLDERS;
type Found = { kind: Kind; spec: Record<string, unknown> } & Record<string, unknown>;

const ALL_ON = {
  image: { digest: `sha256:${'a'.repeat(64)}` },
  registry: { source: 'https://registry.example/merchants.json' },
  redis: { url: '' },
  env: { LOG_LEVEL: 'warn' },
  scaling: { onOverload: true },
  serviceMonitor: { enabled: true },
  ingress: { tlsSecret: 'site-tls', hosts: ['www.one.example', '*.two.example'] },
};

function ask(program: string, input: unknown) {
  const { status, stdout, stderr } = spawnSync('node', [`tests/unit/deploy/support/${program}.mjs`], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function render(values: object): { values: object; objects: Found[] } {
  const { values: merged, rendered } = ask('render-chart', { values, release: 'brands', namespace: 'play' });
  const texts: string[] = Object.values(rendered);
  return { values: merged, objects: texts.flatMap((text) => parse(text) ?? []) };
}

const isValid = new Ajv({ strictTypes: false }).compile(
  JSON.parse(readFileSync('deploy/chart/values.schema.json', 'utf8')),
);

/** Returns TypeScript's errors for the objects as literals of their types: fields that Kubernetes does not know. */
function findUnknown(objects: readonly Found[]): string {
  const file = path.join(makeTemporaryFolder('chart'), 'objects.ts');
  const lines = objects.map(
    (it, at) =>
      `export const o${at}: import('${path.resolve('node_modules', FOLDERS[it.kind], it.kind)}').I${it.kind} = ${JSON.stringify(it)};`,
  );
  writeFileSync(file, lines.join('\n'));
  const options = [
    '--noEmit',
    '--ignoreConfig',
    '--skipLibCheck',
    '--strict',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  return spawnSync('node_modules/.bin/tsc', [...options, file], { encoding: 'utf8' }).stdout;
}

type Probe = { httpGet: { path: string } };
type PodSpec = {
  containers: [
    Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe> & { securityContext: unknown },
  ];
};

const plain = render({});
const full = render(ALL_ON);
const get = (objects: readonly Found[], kind: Kind) => objects.find((it) => it.kind === kind)?.spec as never;

test.each([
  ['as it is', plain, 6],
  ['with all that is off', full, 7],
])('the chart %s makes objects that Kubernetes takes (B52)', (_, { values, objects }, count) => {
  expect([isValid(values), isValid.errors]).toEqual([true, null]);
  expect(objects).toHaveLength(count);
  expect(ask('validate-objects', objects)).toEqual([]);
  expect(findUnknown(objects)).toBe('');
});

test('an object with a wrong type or an unknown field does not pass', () => {
  const [service] = plain.objects.filter(({ kind }) => kind === 'Service') as [Found];
  const wrong = { ...service, spec: { ports: [{ port: 'http' }] } };
  expect(ask('validate-objects', [wrong])).toEqual([expect.stringContaining('must be integer')]);
  expect(findUnknown([{ ...service, spec: { ...service.spec, selektor: {} } } as Found])).toContain(
    'selektor',
  );
});

test.each([
  ['a value that the chart does not know', { replicas: 3 }],
  ['a variable that the chart sets itself', { env: { MERCHANTS: '/x' } }],
  ['neither a config map nor a source', { registry: { configMap: '', source: '' } }],
  ['one pod alone', { scaling: { min: 1 } }],
  ['a tag in place of a digest', { image: { digest: 'latest' } }],
])('the schema rejects %s', (_, values) => {
  expect(isValid(render(values).values)).toBe(false);
});

test('a pod runs without root under a read-only file system, has time to shut down, and its probes match the site (B52)', () => {
  const { template } = get(plain.objects, 'Deployment') as { template: { spec: PodSpec } };
  const { containers, ...spec } = template.spec;
  expect(spec).toMatchObject({
    terminationGracePeriodSeconds: 45,
    securityContext: { runAsNonRoot: true, runAsUser: 1000 },
  });
  expect(containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const { startupProbe, livenessProbe, readinessProbe } = containers[0];
  const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
  expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
});

test('the registry comes from a config map or from a source, and the autoscaler sees overload where its metrics are there (B52)', () => {
  const text = (objects: readonly Found[]) => JSON.stringify(objects);
  expect(text(plain.objects)).toContain('"configMap":{"name":"site-merchants"}');
  expect(text(full.objects)).not.toContain('configMap');
  expect(text(full.objects)).toContain(
    '{"name":"MERCHANTS","value":"https://registry.example/merchants.json"}',
  );
  expect(text(full.objects)).toContain(`site@sha256:${'a'.repeat(64)}`);
  const names = [...text([get(full.objects, 'HorizontalPodAutoscaler')]).matchAll(/"name":"(\w+)"/g)].map(
    ([, name]) => name,
  );
  const rules = parse(readFileSync('deploy/monitoring/adapter.yaml', 'utf8')).rules as {
    name: { as: string };
  }[];
  expect(names).toEqual(expect.arrayContaining(rules.map(({ name }) => name.as)));
});
