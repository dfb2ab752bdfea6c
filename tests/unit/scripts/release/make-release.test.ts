// A build with a stand-in for Next: what becomes a release, and what a build that fails leaves.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readLink, releasesFolder } from '@/scripts/release/releases.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const MODULE = path.resolve('scripts/release/make/make-release.mjs');

/** Works as `next build` does: empties the folder of its output first, but for the cache. */
const NEXT = `
const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
process.chdir(__dirname + '/../../../..');
for (const name of ['BUILD_ID', 'static', 'types']) rmSync('.next/' + name, { recursive: true, force: true });
mkdirSync('.next/cache', { recursive: true });
mkdirSync('.next/static/chunks', { recursive: true });
mkdirSync('.next/types', { recursive: true });
require('node:fs').appendFileSync('keys.txt', process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY + '\\n');
if (require('node:fs').existsSync('is-broken')) process.exit(1);
writeFileSync('.next/static/chunks/page.js', 'x'.repeat(600));
writeFileSync('.next/BUILD_ID', process.env.SITE_RELEASE);
mkdirSync('public/m', { recursive: true });
writeFileSync('public/m/sw.js', 'worker');
`;

function write(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function makeProject(): string {
  const root = makeTemporaryFolder('make');
  write(root, 'node_modules/next/dist/bin/next', NEXT);
  write(root, 'node_modules/for-tests/index.js', '1');
  write(
    root,
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/next': {}, 'node_modules/for-tests': { dev: true } } }),
  );
  for (const file of ['package.json', 'package-lock.json', 'locales/EN.json']) write(root, file, '{}');
  write(root, 'scripts/bootstrap/warm.mjs', '');
  return root;
}

// In a separate process, since esbuild does not run inside jest.
const build = (root: string, sources: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `import { makeRelease } from ${JSON.stringify(MODULE)}; await makeRelease(${JSON.stringify(root)}, '${sources}');`,
  ]);

const folders = (root: string) => readdirSync(releasesFolder(root)).sort();

/** A build that fails once Next has its key. */
async function failBuild(root: string): Promise<void> {
  writeFileSync(path.join(root, 'is-broken'), '');
  await expect(build(root, 'fedcba9876543210')).rejects.toThrow('Building the site failed');
}

const root = makeProject();
beforeAll(async () => {
  mkdirSync(path.join(releasesFolder(root), 'interrupted'), { recursive: true });
  await build(root, 'abcdef0123456789');
}, 60_000);

test('a build leaves a whole release and a link to it; one that fails leaves both as they were (B54)', async () => {
  const current = readLink(root, 'current');
  expect(current?.sources).toBe('abcdef0123456789');
  const { id = '', folder = '' } = current ?? {};
  expect(id).toMatch(/^\d{8}-\d{6}-abcdef01$/);
  expect(readFileSync(path.join(folder, '.next/BUILD_ID'), 'utf8')).toBe(id);
  for (const file of [
    'build/server.mjs',
    'build/doctor.mjs',
    'build/merchants.mjs',
    'next.config.mjs',
    'locales/EN.json',
    'public/m/sw.js',
    'node_modules/next/dist/bin/next',
    '.next/static/chunks/page.js.br',
  ])
    expect([file, existsSync(path.join(folder, file))]).toEqual([file, true]);
  expect(existsSync(path.join(folder, 'node_modules/for-tests'))).toBe(false);
  expect(readdirSync(path.join(root, '.next')).sort()).toEqual(['cache', 'types']);
  const before = folders(root);
  expect(before).toEqual([id, 'current', expect.stringMatching(/^packages-[0-9a-f]{12}$/)]);
  await failBuild(root);
  expect(folders(root)).toEqual(before);
  expect(readLink(root, 'current')?.id).toBe(id);
  expect(existsSync(path.join(folder, '.next/static/chunks/page.js'))).toBe(true);
}, 60_000);

test('two builds of one folder have the same random key, which the compiler counts among its settings', async () => {
  const there = makeProject();
  for (const place of [root, there]) await failBuild(place);
  const keysOf = (place: string) => readFileSync(path.join(place, 'keys.txt'), 'utf8').trim().split('\n');
  const [first = '', second] = keysOf(root);
  expect(Buffer.from(first, 'base64')).toHaveLength(32);
  expect(second).toBe(first);
  expect(keysOf(there)).not.toContain(first);
}, 60_000);
