import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { describeReleases } from '@/scripts/release/describe-releases.mjs';
import { holdBack, isHeldBack, releaseHold } from '@/scripts/release/hold.mjs';
import { readLink, releasesFolder, toReleaseId } from '@/scripts/release/releases.mjs';
import { switchRelease } from '@/scripts/release/switch-release.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { plantRelease } from '@/tests/unit/scripts/release/support/plant-release';

function makeThree() {
  const root = makeTemporaryFolder('switch');
  const folders = ['a', 'b', 'c'].map((id) => plantRelease(root, id));
  for (const id of ['a', 'b', 'c']) switchRelease(root, id);
  return { root, folders };
}

const links = (root: string) => ['current', 'previous'].map((name) => readLink(root, name)?.id);
const has = (folder = '', id = '') => existsSync(path.join(folder, '.next/static', id, 'own.js'));

test('a switch moves both links, back and forth, and leaves no temporary file (B54)', () => {
  const { root } = makeThree();
  expect(links(root)).toEqual(['c', 'b']);
  expect(currentRelease(root)).toBe(path.join(releasesFolder(root), 'c'));
  switchRelease(root, 'b');
  expect(links(root)).toEqual(['b', 'c']);
  switchRelease(root, 'b');
  expect(links(root)).toEqual(['b', 'c']);
  expect(readdirSync(releasesFolder(root)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a release serves its own files and those of the one before, and no older ones; after a roll-back those of the newer one (FLT-5, B54)', () => {
  const {
    root,
    folders: [a, b, c],
  } = makeThree();
  expect([has(b, 'a'), has(c, 'b'), has(c, 'a')]).toEqual([true, true, false]);
  expect(readFileSync(path.join(c ?? '', '.next/static/chunks/same.js'), 'utf8')).toBe('c');
  expect([has(b, 'c'), has(a, 'b')]).toEqual([false, false]);
  switchRelease(root, 'b');
  expect(has(b, 'c')).toBe(true);
});

test('without a release there is nothing to run, and a message says so', () => {
  const root = makeTemporaryFolder('switch');
  plantRelease(root, 'half', { isUnfinished: true });
  expect(() => currentRelease(root)).toThrow(/npm run build/);
  expect(describeReleases(root)).toMatch(/There is no release yet/);
});

test('the list names what is current, previous and running (B54)', () => {
  const { root } = makeThree();
  expect(describeReleases(root).split('\n')).toEqual(['c  current', 'b  previous', 'a']);
});

test('ids sort by time and name the sources', () => {
  const id = toReleaseId(new Date('2026-03-01T14:15:02.345Z'), '1a2b3c4d5e6f');
  expect(id).toBe('20260301-141502-1a2b3c4d');
});

test('sources that a roll-back left are held back until they change or are built (B54)', () => {
  const root = makeTemporaryFolder('hold');
  expect(isHeldBack(root, 'x')).toBe(false);
  holdBack(root, 'x');
  expect([isHeldBack(root, 'x'), isHeldBack(root, 'y')]).toEqual([true, false]);
  releaseHold(root);
  expect(isHeldBack(root, 'x')).toBe(false);
});
