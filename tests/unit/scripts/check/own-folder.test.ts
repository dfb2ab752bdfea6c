// What a test leaves in its temporary folder goes with it, also what a killed process could not remove.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultsOf, readFiles } from '@/tests/architecture/tree';
import { takeOwnFolder } from '@/tests/setup/own-folder.mjs';
import { CHILD_ENV } from '@/tests/support/child-env';

test('a test file has a temporary folder of its own, and so have its processes', () => {
  expect(path.basename(tmpdir())).toMatch(/^jest-/);
  const ask = (env?: NodeJS.ProcessEnv) =>
    execFileSync(process.execPath, ['-p', 'os.tmpdir()'], { encoding: 'utf8', env }).trim();
  expect([ask(), ask({ ...CHILD_ENV, NODE_ENV: 'test' })]).toEqual([tmpdir(), tmpdir()]);
});

test('the folder is removed with its content', () => {
  const env: NodeJS.ProcessEnv = { ...process.env };
  const giveBack = takeOwnFolder(env);
  const folder = env.TMPDIR ?? '';
  expect([path.dirname(folder), existsSync(folder)]).toEqual([tmpdir(), true]);
  mkdtempSync(path.join(folder, 'left-'));
  giveBack();
  expect([env.TMPDIR, existsSync(folder)]).toEqual([tmpdir(), false]);
});

test('no test starts a process without that folder', () => {
  const ALONE = /\bPATH: process\.env\.PATH/;
  const files = readFiles((file) => /^tests\/(unit|wire|fault|support)\/.*\.tsx?$/.test(file));
  const check = ({ path: file, text }: { path: string; text: string }) =>
    file !== 'tests/support/child-env.ts' && ALONE.test(text) ? ['takes PATH alone'] : [];
  expect(faultsOf([{ path: 'x.ts', text: 'env: { PATH: process.env.PATH }' }], check)).toHaveLength(1);
  expect(
    faultsOf(
      files.filter(({ path: file }) => !file.endsWith('own-folder.test.ts')),
      check,
    ),
  ).toEqual([]);
});
