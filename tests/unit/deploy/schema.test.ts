import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DESCRIPTIONS } from '@/lib/server/tenants/schema/descriptions';
import { toRegistryJsonSchema } from '@/lib/server/tenants/schema/json-schema';
import { merchantSchema } from '@/lib/server/tenants/schema/schema';

// Editors check by the same schema as the site (provider-api §1), and the examples pass both.
const FILE = 'deploy/merchant.schema.json';
const EXAMPLES = 'deploy/examples';
const written = JSON.parse(readFileSync(FILE, 'utf8'));
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const listOf = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));
const inEditor = z.fromJSONSchema(written);

type Node = { properties?: Record<string, Node>; description?: string; anyOf?: Node[] };

function pathsOf(node: Node, prefix = ''): string[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, inner]) => {
    const place = prefix === '' ? key : `${prefix}.${key}`;
    return [place, ...pathsOf(inner, place)];
  });
}

test('deploy/merchant.schema.json is what `npm run schema` writes', () => {
  expect(written).toEqual(toRegistryJsonSchema());
});

test('every key of a merchant is explained, and no key that there is not', () => {
  const paths = pathsOf(written.$defs.merchant);
  expect(paths).toContain('safety.realityCheckMinutes');
  expect(Object.keys(DESCRIPTIONS).filter((place) => !paths.includes(place))).toEqual([]);
  const top = Object.keys(written.$defs.merchant.properties);
  expect(top.filter((key) => DESCRIPTIONS[key] === undefined)).toEqual([]);
});

test.each(listOf(EXAMPLES))(
  '%s is right for the site and for the editor that it leads to the schema',
  (file) => {
    const entry = read(file);
    expect(merchantSchema.safeParse(entry).error).toBeUndefined();
    expect(inEditor.safeParse(entry).error).toBeUndefined();
    expect(path.normalize(path.join(EXAMPLES, entry.$schema))).toBe(FILE);
    expect(existsSync(FILE)).toBe(true);
  },
);

test('the merchants of the demo, and an array of them, are right for the editor', () => {
  const merchants = listOf('sandbox/merchants').map(read);
  expect(merchants).toHaveLength(4);
  for (const entry of [...merchants, merchants]) expect(inEditor.safeParse(entry).error).toBeUndefined();
});

const [good] = listOf(EXAMPLES).map(read);
test.each<[string, object]>([
  ['an unknown key', { colour: 'red' }],
  ['a colour that is none', { theme: { colors: { text: 'red' } } }],
  ['a language that is none', { languages: ['XX'] }],
  ['a host that is no text', { hosts: [1] }],
  ['no host', { hosts: [] }],
  ['a limit that is off', { limits: { get: { tries: 0 } } }],
  ['a call whose path is fixed', { backend: { origin: 'https://a.example', paths: { login: '/x' } } }],
])('editor and site refuse %s', (_what, more) => {
  const entry = { ...good, ...more };
  expect(merchantSchema.safeParse(entry).success).toBe(false);
  expect(inEditor.safeParse(entry).success).toBe(false);
});

test('values from the environment are no fault in the editor', () => {
  const entry = { ...good, code: 'env:CODE', consent: 'env:CONSENT', backend: { origin: 'env:ORIGIN' } };
  expect(inEditor.safeParse(entry).error).toBeUndefined();
});
