import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashEntries } from '@/scripts/bootstrap/hash.mjs';
import { holdsLocked, isLockCurrent, needsInstall, systemPath } from '@/scripts/bootstrap/install.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const LOCKED = { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'x' } };

/** A project whose node_modules holds the project's Node and what `installed` says. */
function makeProject(installed: object) {
  const root = makeTemporaryFolder('install');
  mkdirSync(path.join(root, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/node/bin/node'), '');
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return root;
}

test('requires an install in a fresh clone', () => {
  expect(needsInstall(makeTemporaryFolder('install'))).toBe(true);
});

test('requires no install where the marker holds the hash of the lock file', () => {
  const root = makeProject({});
  writeFileSync(path.join(root, 'node_modules/.install-hash'), hashEntries(root, ['package-lock.json']));
  expect(needsInstall(root)).toBe(false);
});

test('requires no install where the packages of the lock file are already installed', () => {
  expect(needsInstall(makeProject({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } }))).toBe(false);
});

test('requires an install where a version, a checksum or a package differs', () => {
  expect(holdsLocked(LOCKED, { 'node_modules/a': { version: '1.0.1', integrity: 'x' } })).toBe(false);
  expect(holdsLocked(LOCKED, { 'node_modules/a': { version: '1.0.0', integrity: 'y' } })).toBe(false);
  expect(holdsLocked(LOCKED, {})).toBe(false);
});

test('lets a package for another platform be absent', () => {
  expect(holdsLocked({ 'node_modules/b': { version: '1.0.0', optional: true } }, {})).toBe(true);
});

test('installs with the system Node, as the own one is about to be replaced', () => {
  expect(systemPath('/x/node_modules/.bin:/usr/bin')).toBe('/usr/bin');
});

test('finds a lock file that package.json has outgrown', () => {
  const root = makeProject({});
  const write = (file: string, content: object) =>
    writeFileSync(path.join(root, file), JSON.stringify(content));
  write('package.json', { dependencies: { a: '1.0.0' } });
  expect(isLockCurrent(root)).toBe(false);
  write('package-lock.json', { packages: { '': { dependencies: { a: '1.0.0' } } } });
  expect(isLockCurrent(root)).toBe(true);
});
