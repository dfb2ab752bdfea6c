// A test's temporary folder is removed with all its files, including those that a killed process left.
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

test('no test takes another environment or starts a process without that folder', () => {
  const check = ({ text }: { text: string }) =>
    /\bPATH: process\.env\.PATH|@jest-environment\b(?!-options)/.test(text)
      ? ['does without the folder']
      : [];
  for (const text of ['env: { PATH: process.env.PATH }', '/** @jest-environment node */'])
    expect(faultsOf([{ path: 'x.ts', text }], check)).toHaveLength(1);
  const places = /^tests\/(unit|wire|fault|support)\/(?!scripts\/check\/own-folder)/;
  const files = readFiles(
    (file) => places.test(file) && /\.tsx?$/.test(file) && !file.endsWith('/child-env.ts'),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(faultsOf(files, check)).toEqual([]);
});
