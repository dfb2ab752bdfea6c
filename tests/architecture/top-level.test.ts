import { isGenerated } from '@/scripts/release/make/build-release.mjs';
import { listPaths } from '@/tests/architecture/tree';

// Files and folders that the design requires at the top level; a folder counts if it holds a file that no build wrote.
const FILES = ['package.json', 'next.config.mjs', 'tsconfig.json', 'middleware.ts', 'README.md'];
const FOLDERS = ['app', 'components', 'lib', 'locales', 'public', 'tests'];

const paths = listPaths().filter((file) => !isGenerated(file));

test.each(FILES)('%s is there', (file) => {
  expect(paths).toContain(file);
});

test.each(FOLDERS)('%s holds files of the project', (folder) => {
  expect(paths.filter((file) => file.startsWith(`${folder}/`))).not.toEqual([]);
});
