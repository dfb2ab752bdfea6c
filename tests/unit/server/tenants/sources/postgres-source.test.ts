import { openPostgresSource } from '@/lib/server/tenants/sources/postgres-source';
import type { Source } from '@/lib/server/tenants/sources/source';
import { NoRegistryError } from '@/lib/server/tenants/sources/source';
import { type PostgresServer, startPostgres } from '@/tests/support/sources/postgres-server';

jest.setTimeout(30_000);
let postgres: PostgresServer;
let source: Source;

beforeAll(async () => {
  postgres = await startPostgres();
  source = openPostgresSource(postgres.url);
});
afterAll(async () => {
  await source.close();
  await postgres.kill();
});

const namesOf = async (known?: string) => [...((await source.read(known))?.files.keys() ?? [])].sort();

test('a missing table is refused with the server’s own reason', async () => {
  const failure = await source.read(undefined).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoRegistryError);
  expect(failure).toHaveProperty('message', 'relation "merchants" does not exist');
});

test('writing makes the table, and replaces all entries (B50)', async () => {
  await source.write?.(
    new Map([
      ['one', '{"code": "one"}'],
      ['two', '{"code": "two"}'],
    ]),
  );
  await source.write?.(
    new Map([
      ['one', '{"code": "one"}'],
      ['three', '{"code": "three"}'],
    ]),
  );
  const read = await source.read(undefined);
  expect(read?.files).toEqual(
    new Map([
      ['one.json', '{"code": "one"}'],
      ['three.json', '{"code": "three"}'],
    ]),
  );
  expect(await source.read(read?.version)).toBeUndefined();
});

test.each([
  ['an insert', `INSERT INTO merchants VALUES ('four', '{}')`, ['four.json', 'one.json', 'three.json']],
  [
    'an update',
    `UPDATE merchants SET entry = '{"a": 1}' WHERE code = 'four'`,
    ['four.json', 'one.json', 'three.json'],
  ],
  ['a deletion', `DELETE FROM merchants WHERE code = 'four'`, ['one.json', 'three.json']],
])('%s is another version (B50)', async (_, sql, names) => {
  const before = (await source.read(undefined))?.version;
  postgres.query(sql);
  expect(await namesOf(before)).toEqual(names);
});

test('NOTIFY makes a change known at once (B50)', async () => {
  const changed = new Promise<void>((resolve) => source.onChange?.(resolve));
  await source.read(undefined);
  postgres.query('NOTIFY merchants');
  await expect(changed).resolves.toBeUndefined();
});

test('the table may have another name, of a schema too; one that is no plain name is refused', async () => {
  const other = openPostgresSource(`${postgres.url}?table=public.brands&application_name=x`);
  await other.write?.(new Map([['one', '{}']]));
  expect((await other.read(undefined))?.files.size).toBe(1);
  await other.close();
  expect(() => openPostgresSource(`${postgres.url}?table=a;DROP`)).toThrow('no plain name');
});

test('a server that is away is refused, and read again once it is back (B50)', async () => {
  await postgres.kill();
  await expect(source.read(undefined)).rejects.toThrow();
  await postgres.start();
  expect(await namesOf()).toEqual(['one.json', 'three.json']);
});
