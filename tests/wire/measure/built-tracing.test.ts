import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '@/scripts/release/current-release.mjs';

// A release without a collector loads no tracing code, and serves neither that nor a source map (B53).
const release = currentRelease();
const bundles = readdirSync(path.join(release, 'build')).filter((name) => name.endsWith('.mjs'));
const read = (name: string) => readFileSync(path.join(release, 'build', name), 'utf8');
const STATIC_IMPORT = /^import[^;]*["']@opentelemetry\//m;

test('the server imports OpenTelemetry only when it is called (B53)', () => {
  expect(bundles.length).toBeGreaterThan(4);
  expect(bundles.filter((name) => STATIC_IMPORT.test(read(name)))).toEqual([]);
  expect(read('site.mjs')).toMatch(/import\(["']@opentelemetry\/sdk-trace["']\)/);
});

test('no file for browsers is a source map, names one or holds tracing code, and each script has its map aside (B53)', () => {
  const folder = path.join(release, '.next/static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => /^chunks\/.*\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(20);
  expect(names.filter((name) => name.includes('.map'))).toEqual([]);
  const texts = scripts.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(texts.filter((text) => /sourceMappingURL|otlp|BatchSpanProcessor/i.test(text))).toEqual([]);
  const hasMap = (name: string) => existsSync(path.join(release, 'maps', `${name}.map`));
  expect(scripts.some(hasMap)).toBe(true);
});

test.each(["import { a } from '@opentelemetry/api';", 'import "@opentelemetry/api";'])(
  'the rule finds %s',
  (line) => {
    expect(line).toMatch(STATIC_IMPORT);
  },
);
