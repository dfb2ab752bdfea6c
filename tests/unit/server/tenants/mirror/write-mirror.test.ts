import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMirrorState } from '@/lib/server/tenants/mirror/mirror-state';
import { writeMirror } from '@/lib/server/tenants/mirror/write-mirror';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const read = (version: string, files: Record<string, string | undefined>) => ({
  version,
  files: new Map(Object.entries(files)),
});

test('only files whose text differs are written, and files without an entry go (B50)', async () => {
  const folder = makeTemporaryFolder('mirror');
  const inode = (name: string) => statSync(path.join(folder, name)).ino;
  await writeMirror(folder, read('1', { 'one.json': 'a', 'two.json': 'b', 'three.json': 'c' }), new Map());
  writeFileSync(path.join(folder, '.confirm-removal'), 'token');
  const [one, two] = [inode('one.json'), inode('two.json')];
  const known = new Map();
  await writeMirror(folder, read('2', { 'one.json': 'a', 'two.json': 'B' }), known);
  expect([inode('one.json') === one, inode('two.json') === two]).toEqual([true, false]);
  expect(readdirSync(folder).sort()).toEqual(['.confirm-removal', '.state', 'one.json', 'two.json']);
  expect(readMirrorState(folder)).toEqual({ version: '2' });
  await writeMirror(folder, read('3', { 'one.json': undefined, 'two.json': 'b' }), known);
  expect(readFileSync(path.join(folder, 'one.json'), 'utf8')).toBe('a');
  expect(readFileSync(path.join(folder, 'two.json'), 'utf8')).toBe('b');
});

test('a copy that only this user may read (B50)', async () => {
  const folder = makeTemporaryFolder('mirror');
  await writeMirror(folder, read('1', { 'one.json': 'a' }), new Map());
  expect(statSync(path.join(folder, 'one.json')).mode & 0o777).toBe(0o600);
});
