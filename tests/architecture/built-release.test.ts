import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { readFiles } from './tree';

// The folder of a release has all that the site reads and loads from it.
const read = (file: string) => readFileSync(file, 'utf8');
const MANIFEST = JSON.parse(read('package.json'));

/** Packages that the text of a module loads at run time, without the built-in ones. */
function packagesOf(text: string): string[] {
  const names = [...text.matchAll(/(?:^import .*from|^import|\bimport\()\s*"([\w@][\w@/.:-]*)"/gm)].map(
    ([, name = '']) => name,
  );
  const matches = names.filter((name) => !isBuiltin(name));
  return [
    ...new Set(
      matches.map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ];
}

test('a release holds what its configuration imports and what the site reads from its folder', () => {
  expect(read(`${currentRelease()}/next.config.mjs`)).not.toMatch(/(?:from|import\() ?["']\.{1,2}\//);
  const reads = readFiles((file) => /^lib\/server\/.*\.ts$/.test(file)).flatMap(({ text }) =>
    [...text.matchAll(/process\.cwd\(\), '([\w.]+)/g)].map(([, top = '']) => top),
  );
  expect(reads).toContain('locales');
  expect(reads.filter((top) => !existsSync(`${currentRelease()}/${top}`))).toEqual([]);
});

test('packages of the built front are no development ones', () => {
  const names = ['server', 'site', 'registry-check', 'doctor'].flatMap((name) =>
    packagesOf(read(`${currentRelease()}/build/${name}.mjs`)),
  );
  expect(names).toContain('next');
  expect(names.filter((name) => !(name in MANIFEST.dependencies))).toEqual([]);
});
