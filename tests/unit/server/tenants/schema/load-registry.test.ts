import path from 'node:path';
import { loadRegistry } from '@/lib/server/tenants/assembly/load-registry';
import { listRegistryFiles } from '@/lib/server/tenants/files/list-files';
import { toMade } from '@/lib/server/tenants/merchant/registry-merchant';
import { toEntry } from '@/tests/unit/server/support/test-site';
import { load, placeOf } from './loading';

test('loads a folder of one file a merchant and ignores other files (B40, provider-api §1)', () => {
  const { registry, faults } = load({ 'a.json': toEntry('a'), 'b.json': toEntry('b'), 'notes.txt': '{' });
  expect([[...(registry?.merchants.keys() ?? [])], faults]).toEqual([['a', 'b'], []]);
});

test('loads one file with an array of merchants (B40, provider-api §1)', () => {
  load({ 'all.json': [toEntry('a'), toEntry('b')] });
  const file = placeOf('all.json');
  expect([...(loadRegistry(file).registry?.merchants.keys() ?? [])]).toEqual(['a', 'b']);
  expect(listRegistryFiles(path.dirname(file))).toEqual([file]);
});

test('reports all faults of all files at once, and loads the entries without any (B40, FLT-50)', () => {
  const { registry, faults } = load({
    'a.json': { ...toEntry('a'), code: 'A', name: 5, hoosts: ['x'] },
    'b.json': [toEntry('b'), toEntry('c', { theme: { colors: { primary: 'red', colour: 1 } } })],
    'd.json': '{ "code": ',
    'e.json': 'null',
  });
  expect([...(registry?.merchants.keys() ?? [])]).toEqual(['b']);
  const matches = faults.map((fault) => [path.basename(fault.file), fault.path, fault.actual]);
  expect(matches).toEqual(
    expect.arrayContaining([
      ['a.json', 'code', '"A"'],
      ['a.json', 'name', '5'],
      ['a.json', 'hoosts', '["x"]'],
      ['b.json', '[1].theme.colors.primary', '"red"'],
      ['b.json', '[1].theme.colors.colour', '1'],
      ['d.json', '', expect.stringContaining('JSON')],
      ['e.json', '', 'null'],
    ]),
  );
  expect(faults.find(({ path: at }) => at === '[1].theme.colors.primary')?.expected).toBe(
    'expected a colour as #rrggbb',
  );
  expect(faults.every(({ expected }) => expected !== '')).toBe(true);
});

test('a code twice is a fault that names both places, wherever they are (B40)', () => {
  const { faults } = load({
    'a.json': toEntry('a'),
    'b.json': [toEntry('b'), toEntry('a', { hosts: ['other.localhost'] })],
  });
  expect(faults).toEqual([
    {
      file: placeOf('b.json'),
      path: '[1].code',
      expected: 'a code that no other merchant has',
      actual: 'a, as at code of a.json',
    },
  ]);
});

test('a host in two merchants is a fault that names both (B40, provider-api §1)', () => {
  const { faults } = load({ 'a.json': toEntry('a'), 'b.json': toEntry('b', { hosts: ['A.localhost.'] }) });
  expect(faults).toMatchObject([{ path: 'hosts', actual: 'a.localhost in a and b' }]);
});

test('a value env:NAME is read from the environment, at any depth (provider-api §1)', () => {
  process.env.TEST_PASSWORD = '654321';
  process.env.TEST_HOST = 'from-env.localhost';
  const entry = toEntry('a', { hosts: ['env:TEST_HOST'], defaultMobilePassword: 'env:TEST_PASSWORD' });
  const held = load({ 'a.json': entry }).registry?.merchants.get('a');
  expect(held && toMade(held)).toMatchObject({
    hosts: ['from-env.localhost'],
    defaultMobilePassword: '654321',
  });
});

test('a named value that is not set is a fault at its path, and a bad one is not shown (provider-api §1, B42)', () => {
  process.env.TEST_PASSWORD = '123';
  const missing = toEntry('a', { defaultMobilePassword: 'env:TEST_NOT_SET' });
  const { faults } = load({
    'a.json': missing,
    'b.json': toEntry('b', { defaultMobilePassword: 'env:TEST_PASSWORD' }),
  });
  expect(faults).toMatchObject([
    {
      path: 'defaultMobilePassword',
      expected: 'a value in the environment variable TEST_NOT_SET',
      actual: 'nothing',
    },
    { path: 'defaultMobilePassword', actual: '"env:TEST_PASSWORD"' },
  ]);
});

test('no merchant, and no such place, are faults (B40)', () => {
  expect(load({}).faults).toMatchObject([{ expected: 'at least one merchant' }]);
  expect(loadRegistry(placeOf('nowhere')).faults).toMatchObject([
    { expected: 'a folder of JSON files or a JSON file' },
  ]);
});

test('keys that trip objects are ordinary faults', () => {
  const text = '{"__proto__": {"code": "x"}, "constructor": 1, "toString": 2}';
  expect(load({ 'a.json': text }).registry).toBeUndefined();
});
