import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { toPrecacheList } from '@/scripts/bootstrap/precache-list.mjs';
import { currentRelease } from '@/scripts/release/current-release.mjs';

// The build holds a worker with a filled, small list of files (ruling 43): without the plugin's hook none is written, silently.
const RELEASE = currentRelease();
const SCRIPT = path.join(RELEASE, 'public/m/sw.js');
const MAX_BYTES = 250_000;
const MAX_SCRIPT_BYTES = 40_000;

const readWorker = () => readFileSync(SCRIPT, 'utf8');

const listFiles = () =>
  [...new Set(readWorker().match(/\/_next\/static\/[^'"]+\.(?:js|css|svg)/g))].map((url) =>
    path.join(RELEASE, decodeURI(url).replace('/_next/', '.next/')),
  );

const gzipped = (file: string) => gzipSync(readFileSync(file)).length;

test('the worker belongs to the build, and contains its id (ruling 43)', () => {
  const id = readFileSync(path.join(RELEASE, '.next/BUILD_ID'), 'utf8').trim();
  expect(readWorker()).toContain(id);
  expect(statSync(SCRIPT).mtimeMs).toBeGreaterThan(
    statSync(path.join(RELEASE, '.next/package.json')).mtimeMs,
  );
});

test('its list has the files of every page: scripts, styles, icons, deferred widgets, and the offline page`s own (ruling 43, B9)', () => {
  const files = listFiles();
  for (const part of [
    '/main-app-',
    '/webpack-',
    '/app/layout-',
    '/app/m/layout-',
    '/offline/page-',
    '/icons.',
    '.css',
  ])
    expect([part, files.some((file) => file.includes(part))]).toEqual([part, true]);
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(texts).toContain('deferred-texts');
});

test('its list is small, and has no file that loads on demand', () => {
  const files = listFiles();
  const bytes = files.reduce((sum, file) => sum + gzipped(file), 0);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(gzipped(SCRIPT)).toBeLessThan(MAX_SCRIPT_BYTES);
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(texts).not.toMatch(
    /identitytoolkit|firebase-installations-database|libphonenumber|"PHONE_NUMBER_FORMAT"/,
  );
});

test('a list without the files of every page stops the build (ruling 43)', () => {
  expect(() => toPrecacheList([], { chunkGroups: [] })).toThrow('main-app');
});
