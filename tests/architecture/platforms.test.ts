import { readFileSync } from 'node:fs';

// Packages with a binary for each platform: the lock file holds Linux's for x64 and arm64. A registry that served no others made it; these are missing.
type Locked = { optionalDependencies?: Record<string, string> };

const INCOMPLETE = new Set([
  '@kubernetes-models/validate',
  '@biomejs/biome',
  '@swc/core',
  'next',
  'oxc-parser',
  'unrs-resolver',
]);
const NEEDED = /-linux-(x64|arm64)(-gnu)?$/;

const locked: Record<string, Locked> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? '';

const isLocked = (place: string, name: string) =>
  `node_modules/${name}` in locked || `${place}/node_modules/${name}` in locked;

const missing = Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(place, name))
    .map((name) => ({ owner: nameOf(place), name })),
);

test('only packages that are known for it lack optional packages in the lock file', () => {
  expect(missing.filter(({ owner }) => !INCOMPLETE.has(owner))).toEqual([]);
});

test('a package leaves the list of incomplete ones when the lock file is complete', () => {
  const owners = new Set(missing.map(({ owner }) => owner));
  expect([...INCOMPLETE].filter((name) => !owners.has(name))).toEqual([]);
});

test('no binary for Linux on x64 or arm64 is missing', () => {
  expect(missing.filter(({ name }) => NEEDED.test(name))).toEqual([]);
});
