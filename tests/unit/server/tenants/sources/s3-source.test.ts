import { openS3Source } from '@/lib/server/tenants/sources/s3-source';
import { NoRegistryError } from '@/lib/server/tenants/sources/source';
import { KEY, startS3 } from '@/tests/support/sources/s3-server';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
beforeEach(() => {
  s3.objects.clear();
  s3.requests.length = 0;
});
afterAll(() => s3.stop());

const open = (place: string, secretAccessKey = KEY.secret) =>
  openS3Source(place, { endpoint: s3.endpoint, region: 'eu-west-1', accessKeyId: KEY.id, secretAccessKey });
const put = (...codes: string[]) => {
  for (const code of codes) s3.objects.set(`brands/${code}.json`, `{"code":"${code}"}`);
};

test('the objects below a prefix are entries, over all pages of the list (B50)', async () => {
  put('one', 'two', 'three', 'a b+ü');
  s3.objects.set('brands/notes.txt', 'no entry');
  s3.objects.set('other.json', '{}');
  const read = await (await open('s3://registry/brands')).read(undefined);
  expect(Object.fromEntries(read?.files ?? [])).toEqual({
    'one.json': '{"code":"one"}',
    'two.json': '{"code":"two"}',
    'three.json': '{"code":"three"}',
    'a b+ü.json': '{"code":"a b+ü"}',
  });
});

test('only objects with a new ETag are read again (B50)', async () => {
  put('one', 'two');
  const source = await open('s3://registry/brands/');
  const first = await source.read(undefined);
  expect(await source.read(first?.version)).toBeUndefined();
  s3.objects.set('brands/two.json', '{"code":"two","name":"Renamed"}');
  s3.requests.length = 0;
  const second = await source.read(first?.version);
  expect(second?.version).not.toBe(first?.version);
  expect(second?.files).toEqual(
    new Map([
      ['one.json', undefined],
      ['two.json', '{"code":"two","name":"Renamed"}'],
    ]),
  );
  expect(s3.requests.filter((it) => it.includes('.json'))).toEqual(['GET /registry/brands/two.json']);
});

test('one object with an array is a registry too, and its ETag the version (B50)', async () => {
  const source = await open('s3://registry/merchants.json');
  await source.write?.(new Map([['one', '{"code":"one"}']]));
  const read = await source.read(undefined);
  expect(read?.files).toEqual(new Map([['merchants.json', '[{"code":"one"}]\n']]));
  expect(await source.read(read?.version)).toBeUndefined();
});

test('writing replaces all entries, and leaves other objects alone (B50)', async () => {
  put('one', 'two');
  s3.objects.set('brands/notes.txt', 'no entry');
  const source = await open('s3://registry/brands/');
  await source.write?.(new Map([['three', '{"code":"three"}']]));
  expect([...s3.objects.keys()].sort()).toEqual(['brands/notes.txt', 'brands/three.json']);
});

test('writing sends only objects that differ from the stored ones (B50)', async () => {
  put('one', 'two');
  const source = await open('s3://registry/brands/');
  const entries = { one: '{"code":"one"}', two: '{"code":"two","name":"Renamed"}' };
  await source.write?.(new Map(Object.entries(entries)));
  expect(s3.requests.filter((it) => it.startsWith('PUT'))).toEqual(['PUT /registry/brands/two.json']);
});

test('a wrong key and a missing object are refused with the service’s own code', async () => {
  await expect((await open('s3://registry/brands/', 'wrong')).read(undefined)).rejects.toThrow(
    'status 403 SignatureDoesNotMatch',
  );
  const missing = await open('s3://registry/none.json');
  const failure = await missing.read(undefined).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoRegistryError);
  expect(failure).toHaveProperty('message', 'status 404 NoSuchKey');
});

test('an object above 64 MiB is refused, though its answer names no length', async () => {
  s3.objects.set('large.json', ' '.repeat(64 * 1024 * 1024 + 1));
  await expect((await open('s3://registry/large.json')).read(undefined)).rejects.toThrow(
    'more than the 67108864 bytes that are read',
  );
});
