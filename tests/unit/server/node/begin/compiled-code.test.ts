import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkCompiledCode, loadCompiledCode } from '@/lib/server/node/begin/compiled-code';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const KIND = `${process.version}-${process.arch}`;

function keep(kind: string): string {
  const folder = makeTemporaryFolder('compiled');
  mkdirSync(path.join(folder, kind));
  writeFileSync(path.join(folder, kind, '0a1b2c3d'), 'code');
  return folder;
}

test('another user finds the compiled code, which stays when the link is removed (PRF-29)', () => {
  const folder = keep(`${KIND}-964aae3f-0`);
  const own = linkCompiledCode(folder, 4711) ?? '';
  expect(readdirSync(own)).toEqual([`${KIND}-964aae3f-4711`]);
  expect(readFileSync(path.join(own, `${KIND}-964aae3f-4711`, '0a1b2c3d'), 'utf8')).toBe('code');
  rmSync(own, { recursive: true });
  expect(existsSync(path.join(folder, `${KIND}-964aae3f-0`, '0a1b2c3d'))).toBe(true);
});

test('the compile cache of another Node is not touched (PRF-29)', () => {
  expect(linkCompiledCode(keep(`v18.0.0-${process.arch}-964aae3f-0`), 4711)).toBeUndefined();
});

test('where nothing is stored, nothing happens (PRF-29)', () => {
  expect(() => loadCompiledCode('/nowhere/compiled')).not.toThrow();
});
