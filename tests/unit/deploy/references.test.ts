import { readFileSync } from 'node:fs';
import { listEnvVariables } from '@/lib/server/ops/env-reference';
import { parseEnv } from '@/lib/server/platform/env';
import { toRegistryJsonSchema } from '@/lib/server/tenants/schema/json-schema';
import { DEFAULT_LIMITS } from '@/lib/server/tenants/schema/limits-schema';
import { writeEnvironmentExample, writeEnvironmentPage } from '@/scripts/reference/write-environment.mjs';
import { writeRegistryPage } from '@/scripts/reference/write-registry.mjs';
import { PAGES, readPage } from '@/tests/support/operations-pages';

// The references are what `npm run schema` writes from the site's schemas, and other pages name existing keys only.
type Node = { [key: string]: Node | undefined };

const schema = toRegistryJsonSchema();
const merchant = (schema as unknown as { $defs: { merchant: Node } }).$defs.merchant;
const variables = listEnvVariables();
/** Go's output for a missing value. */
const BROKEN = /undefined|NaN|\[object/;
const LEAST = { MERCHANTS: '/m', SESSION_SECRET: 's'.repeat(32), REDIS_URL: 'redis://r' };

/** Does the registry have this key? Names within `backend.paths`, `vendors` and the like count. */
function hasKey(path: string): boolean {
  const node = path
    .split('.')
    .reduce<Node | undefined>(
      (outer, key) =>
        outer?.properties?.[key] ??
        ((outer?.propertyNames?.enum as unknown as string[] | undefined)?.includes(key) ? {} : undefined),
      merchant,
    );
  return node !== undefined;
}

/** Every dotted key in backticks that begins with a group of the registry. */
function namedKeys(text: string): string[] {
  const groups = Object.keys(merchant.properties ?? {}).join('|');
  return [...text.matchAll(new RegExp(`\`((?:${groups})\\.[\\w.]+)\``, 'g'))].map(([, key = '']) => key);
}

test.each([
  ['docs/operations/registry-reference.md', writeRegistryPage(schema)],
  ['docs/operations/environment.md', writeEnvironmentPage(variables)],
  ['.env.example', writeEnvironmentExample(variables)],
])('%s is what `npm run schema` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the environment reference gives each variable a default, or what happens without it', () => {
  expect(readPage('environment.md')).not.toMatch(BROKEN);
});

test('the registry reference explains every value, and a key without a topic stops it', () => {
  const page = readPage('registry-reference.md');
  expect(page).not.toMatch(BROKEN);
  const rows = [...page.matchAll(/^\| `([^`]+)` /gm)].map(([, key = '']) => key);
  expect(new Set(rows).size).toBe(rows.length);
  for (const key of ['code', 'games.open', 'safety.licence.url', 'limits.report'])
    expect(rows).toContain(key);
  expect(() =>
    writeRegistryPage({ $defs: { merchant: { properties: { gone: { type: 'string' } } } } }),
  ).toThrow(/gone/);
});

test('every key of the registry that a page names is there', () => {
  const named = PAGES.flatMap(({ text }) => namedKeys(text));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((key) => !hasKey(key))).toEqual([]);
  expect(namedKeys('`games.gone`').filter((key) => !hasKey(key))).toEqual(['games.gone']);
});

const ranges = variables.flatMap(({ name, form }) => {
  const [, least, most] = /^(\d+) to (\d+)\b/.exec(form) ?? [];
  return least && most ? [[name, Number(least), Number(most)] as const] : [];
});

test('the environment has ranges', () => {
  expect(ranges.map(([name]) => name)).toContain('TRUSTED_PROXY_HOPS');
});

test.each(ranges.filter(([name]) => name !== 'SITE_ENVIRONMENT'))(
  '%s takes %i to %i and nothing beyond',
  (name, least, most) => {
    const parse = (value: number) => () => parseEnv({ ...LEAST, [name]: String(value) });
    for (const value of [least, most]) expect(parse(value)).not.toThrow();
    for (const value of [least - 1, most + 1]) expect(parse(value)).toThrow(name);
  },
);

test.each(
  variables.filter(({ fallback }) => fallback !== undefined).map(({ name, fallback }) => [name, fallback]),
)('%s is %s by default', (name, fallback) => {
  const { [name as 'PORT']: value } = parseEnv(LEAST);
  expect(String(value)).toBe(fallback);
});

test('the page on limits shows the start values (SEC-62, SEC-63)', () => {
  const rows = [...readPage('limits.md').matchAll(/^\| `(\w+)` +\|[^|]+\| (\d+) +\| (\d+) +\|/gm)].map(
    ([, key = '', tries, seconds]) => [key, { tries: Number(tries), seconds: Number(seconds) }],
  );
  const { instances, ...rates } = DEFAULT_LIMITS;
  expect(Object.fromEntries(rows)).toEqual(rates);
  expect(readPage('limits.md')).toContain(`(default ${instances})`);
});
