import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources, isGenerated, needsBuild } from '@/scripts/bootstrap/build.mjs';
import { BUNDLED } from '@/scripts/bootstrap/bundle.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

function makeProject() {
  const root = makeTemporaryFolder('build');
  for (const folder of ['app/m', '.next', 'build', 'public/m'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['app/m/page.tsx', '.next/BUILD_ID', ...BUNDLED])
    writeFileSync(path.join(root, file), file);
  writeFileSync(path.join(root, '.next/build-hash'), `${hashSources(root)}\n`);
  return root;
}

test('asks for no build where sources and outputs are those of the last one', () => {
  const root = makeProject();
  utimesSync(path.join(root, 'app/m/page.tsx'), 1, 1);
  expect(needsBuild(root)).toBe(false);
});

test.each(['app/m/page.tsx', 'app/m/new.tsx', 'next.config.mjs', 'public/m/logo.svg'])(
  'asks for a build after a change of %s',
  (file) => {
    const root = makeProject();
    writeFileSync(path.join(root, file), 'changed');
    expect(needsBuild(root)).toBe(true);
  },
);

test('asks for a build where an output is missing', () => {
  expect(needsBuild(makeTemporaryFolder('build'))).toBe(true);
});

test('does not take for sources what the build writes into public', () => {
  const root = makeProject();
  writeFileSync(path.join(root, 'public/m/sw.js'), 'worker');
  expect(needsBuild(root)).toBe(false);
  expect(isGenerated('public/m/other.js')).toBe(false);
});
