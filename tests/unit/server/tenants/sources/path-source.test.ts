import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPathSource } from '@/lib/server/tenants/sources/open-source';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

test('a missing folder is created, with a file per entry; other files are not touched (B50)', async () => {
  const folder = path.join(makeTemporaryFolder('path'), 'merchants');
  const source = openPathSource(folder);
  await source.write?.(
    new Map([
      ['one', '{}'],
      ['two', '{}'],
    ]),
  );
  writeFileSync(path.join(folder, 'notes.txt'), 'no entry');
  await source.write?.(new Map([['two', '{"code":"two"}']]));
  expect(await source.read(undefined)).toEqual({
    version: '',
    files: new Map([['two.json', '{"code":"two"}']]),
  });
  expect(readFileSync(path.join(folder, 'notes.txt'), 'utf8')).toBe('no entry');
});

test('a file holds one array (B50)', async () => {
  const file = path.join(makeTemporaryFolder('path'), 'all.json');
  await openPathSource(file).write?.(
    new Map([
      ['one', '{"code":"one"}'],
      ['two', '{"code":"two"}'],
    ]),
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([{ code: 'one' }, { code: 'two' }]);
});
