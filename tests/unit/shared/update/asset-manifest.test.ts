import fc from 'fast-check';
import { assetHashOf, buildAssetManifest, hashText, NO_ASSETS } from '@/lib/shared/update/asset-manifest';

const NAMES = [
  'chunks',
  'chunks/main-app-18ba133940.js',
  'chunks/main-app-18ba133940.js.br',
  'chunks/7434.343a32df6f.js',
  'chunks/app/m/(open)/home/page-05060c47d5.js',
  'chunks/app/wps/[...path]/route-8aaa593195.js',
  'css/02f5481d6c.css',
  'BUILD1/_buildManifest.js',
];
const BUILD = { names: NAMES, first: ['static/chunks/main-app-18ba133940.js'], buildId: 'BUILD1' };

test('the list names scripts and styles by their address, without stubs and build-specific files (W3)', () => {
  expect(buildAssetManifest({ ...BUILD, worker: 'abc' })).toEqual({
    files: {
      'static/chunks/7434.js': '/_next/static/chunks/7434.343a32df6f.js',
      'static/chunks/app/m/(open)/home/page.js': '/_next/static/chunks/app/m/(open)/home/page-05060c47d5.js',
      'static/chunks/main-app.js': '/_next/static/chunks/main-app-18ba133940.js',
      'static/css/02f5481d6c.css': '/_next/static/css/02f5481d6c.css',
      'm/sw.js': '/m/sw.js?v=abc',
    },
    entrypoints: ['/_next/static/chunks/main-app-18ba133940.js'],
  });
});

test('two builds of the same sources have the same list, in whatever order the disk gives it (W3)', () => {
  const other = [...NAMES].reverse().map((name) => name.replace('BUILD1', 'BUILD2'));
  expect(JSON.stringify(buildAssetManifest({ ...BUILD, names: other, buildId: 'BUILD2' }))).toBe(
    JSON.stringify(buildAssetManifest(BUILD)),
  );
});

test('one changed file changes the hash, and so does a changed worker (W3)', () => {
  const hash = (build: object) => assetHashOf(JSON.stringify(buildAssetManifest({ ...BUILD, ...build })));
  const changed = NAMES.map((name) => name.replace('343a32df6f', '0000000000'));
  expect(
    new Set([hash({}), hash({ names: changed }), hash({ worker: 'abc' }), hash({ worker: 'abd' })]).size,
  ).toBe(4);
});

test('files of one name are side by side', () => {
  const names = ['chunks/a-0123456789.js', 'chunks/a-fedcba9876.js'];
  expect(Object.keys(buildAssetManifest({ ...BUILD, names }).files)).toHaveLength(2);
});

test.each([
  '',
  '<!doctype html><title>Sign in to the network</title>',
  '{"files":{"a":"b"}',
  'null',
  '[]',
  '"files"',
  '{}',
  '{"files":[]}',
  '{"files":null}',
  '{"success":false,"errorCode":"unavailable","message":"…"}',
])('%j is no list of files, and changes nothing (W3)', (text) => {
  expect(assetHashOf(text)).toBeUndefined();
});

test('the list of a development server is one (W3)', () => {
  expect(assetHashOf(JSON.stringify(NO_ASSETS))).toBe(hashText('{"files":{},"entrypoints":[]}'));
});

test('the hash is short, steady, and another for another text (W3)', () => {
  expect(hashText('/_next/static/a.js')).toBe(hashText(['/_next', 'static', 'a.js'].join('/')));
  fc.assert(fc.property(fc.string(), (text) => /^[0-9a-z]{1,11}$/.test(hashText(text))));
  const texts = Array.from({ length: 20_000 }, (_, index) => `/_next/static/chunks/${index}.js`);
  expect(new Set(texts.map(hashText)).size).toBe(texts.length);
});
