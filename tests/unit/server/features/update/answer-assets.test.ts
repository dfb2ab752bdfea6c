import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerAssets } from '@/lib/server/features/update/answer-assets';
import { assetHashOf, NO_ASSETS } from '@/lib/shared/update/asset-manifest';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { forget } from '@/tests/unit/server/support/test-site';

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A build on disk that the process has not read yet. */
function build(files: Readonly<Record<string, string>>): void {
  const folder = makeTemporaryFolder('build');
  for (const [name, text] of Object.entries(files)) write(folder, name, text);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  forget('asset-manifest', 'build-id');
}

const files = (id: string) => ({
  '.next/BUILD_ID': id,
  '.next/build-manifest.json': JSON.stringify({ rootMainFiles: ['static/chunks/main-0123456789.js'] }),
  'static-files.json': JSON.stringify([
    'chunks/main-0123456789.js',
    'chunks/main-0123456789.js.br',
    `${id}/_buildManifest.js`,
  ]),
  '.next/static/chunks/main-fedcba9876.js': 'of the release before',
  'public/m/sw.js': `precache('/_next/static/${id}/_buildManifest.js')`,
});

const ask = (headers: Record<string, string> = {}) =>
  answerAssets(new Request('http://one.test/m/asset-manifest.json', { headers }));

test('the files of the build are listed once, with no-store, and harmless as a document (W3)', async () => {
  build(files('one'));
  const answer = ask();
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    etag: expect.stringMatching(/^"[0-9a-z]+"$/),
  });
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({
    files: {
      'static/chunks/main.js': '/_next/static/chunks/main-0123456789.js',
      'm/sw.js': expect.stringMatching(/^\/m\/sw\.js\?v=[0-9a-z]+$/),
    },
    entrypoints: ['/_next/static/chunks/main-0123456789.js'],
  });
  build(files('two'));
  expect(await ask().text()).toBe(text);
});

test('a browser that knows the list by its hash gets a 304, one that knows another gets the list (W3, PRF-27)', async () => {
  build(files('one'));
  const list = await ask().text();
  const known = ask({ 'If-None-Match': `"${assetHashOf(list)}"` });
  expect([known.status, await known.text(), known.headers.get('cache-control')]).toEqual([
    304,
    '',
    'no-store',
  ]);
  expect(ask({ 'If-None-Match': `W/"${assetHashOf(list)}"` }).status).toBe(304);
  const other = ask({ 'If-None-Match': '"0"' });
  expect([other.status, await other.text()]).toEqual([200, list]);
});

test('a development server lists none (W3)', async () => {
  build({});
  expect(await ask().json()).toEqual(NO_ASSETS);
});
