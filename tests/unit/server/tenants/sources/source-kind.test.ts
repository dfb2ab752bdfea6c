import { toEntryFile, toEntryName } from '@/lib/server/tenants/sources/entry-file';
import { SourceError, toReason } from '@/lib/server/tenants/sources/source';
import { isRegistryPlace, sourceKindOf, toSourceName } from '@/lib/server/tenants/sources/source-kind';

test.each([
  ['/srv/merchants', undefined, true],
  ['merchants.json', undefined, true],
  ['C:\\merchants', undefined, true],
  ['https://registry.example/merchants.json', 'https', true],
  ['git:/srv/registry', 'git', true],
  ['git:registry', 'git', false],
  ['rediss://10.0.0.7/2?key=brands', 'redis', true],
  ['postgresql://site@db.internal/site', 'postgres', true],
  ['s3://bucket/merchants/', 's3', true],
  ['s3:///merchants/', 's3', false],
  ['http://registry.example/merchants.json', undefined, false],
  ['ftp://registry.example/', undefined, false],
])('MERCHANTS=%s is of kind %s, and usable: %s (B50)', (place, kind, isUsable) => {
  expect(sourceKindOf(place)).toBe(kind);
  expect(isRegistryPlace(place)).toBe(isUsable);
});

test('the name of a source has no password, user or query (B50)', () => {
  expect(toSourceName('postgres://site:secret@db.internal:5432/site?table=brands')).toBe(
    'postgres://db.internal:5432/site',
  );
  expect(toSourceName('/srv/merchants')).toBe('/srv/merchants');
});

test.each(['../up', '.hidden', 'a/b', '', 'x'.repeat(200), 'a\0b'])('the code %j is no file name', (code) => {
  expect(toEntryFile(code)).toMatch(/^[0-9a-f]{32}\.json$/);
});

test('a plain code is its file name; other files are no entries', () => {
  expect(toEntryFile('brand-one')).toBe('brand-one.json');
  expect(['a.json', 'a.txt', '.json', '.a.json', 'b/a.json'].map(toEntryName)).toEqual([
    'a',
    ...[undefined, undefined, undefined, undefined],
  ]);
});

test('a reason is the cause of a failed call, in one short line', () => {
  const failed = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 10.0.0.7:443') });
  expect(toReason(failed)).toBe('connect ECONNREFUSED 10.0.0.7:443');
  expect(toReason(new SourceError('status 503\nand more'))).toBe('status 503');
});
