import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLED } from '@/scripts/bootstrap/bundle.mjs';
import { hashSources, isGenerated, needsBuild } from '@/scripts/release/make/build-release.mjs';
import { switchRelease } from '@/scripts/release/switch-release.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { plantRelease } from '@/tests/unit/scripts/release/support/plant-release';

function makeProject() {
  const root = makeTemporaryFolder('build');
  for (const folder of ['app/m', 'public/m']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'app/m/page.tsx'), 'page');
  const files = ['.next/BUILD_ID', ...BUNDLED];
  const folder = plantRelease(root, 'one', { sources: hashSources(root), files });
  switchRelease(root, 'one');
  return { root, folder };
}

test('requires no build where the current release is made of these sources and whole', () => {
  const { root } = makeProject();
  utimesSync(path.join(root, 'app/m/page.tsx'), 1, 1);
  expect(needsBuild(root)).toBe(false);
});

test.each(['app/m/page.tsx', 'app/m/new.tsx', 'next.config.mjs', 'public/m/logo.svg'])(
  'requires a build after a change of %s',
  (file) => {
    const { root } = makeProject();
    writeFileSync(path.join(root, file), 'changed');
    expect(needsBuild(root)).toBe(true);
  },
);

test('requires a build where there is no release, and where the current one misses an output', () => {
  expect(needsBuild(makeTemporaryFolder('build'))).toBe(true);
  const { root, folder } = makeProject();
  rmSync(path.join(folder, 'build/site.mjs'));
  expect(needsBuild(root)).toBe(true);
});

test('ignores files that the build writes into public', () => {
  const { root } = makeProject();
  writeFileSync(path.join(root, 'public/m/sw.js'), 'worker');
  expect(needsBuild(root)).toBe(false);
  expect(isGenerated('public/m/other.js')).toBe(false);
});
