import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readStaticFiles, type StaticFiles, serveStatic } from '@/lib/server/node/static-files';
import { compressFiles } from '@/scripts/bootstrap/compress.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';

const SCRIPT = 'export const fact = "a chunk";\n'.repeat(100);
const PLACE = '/_next/static/chunks/app/%5Bcategory%5D/page-1.js';
let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = makeTemporaryFolder('static');
  mkdirSync(path.join(folder, 'chunks/app/[category]'), { recursive: true });
  writeFileSync(path.join(folder, 'chunks/app/[category]/page-1.js'), SCRIPT);
  writeFileSync(path.join(folder, 'small.css'), 'a{}');
  writeFileSync(path.join(folder, 'gone.js.br'), 'of an earlier build');
  await compressFiles(folder);
  files = readStaticFiles(folder);
});

/** Returns the response, or undefined for an unknown file. */
function get(accepted?: string, url = PLACE, method = 'GET') {
  const headers: Record<string, unknown> = {};
  let status = 0;
  let body: Buffer | undefined;
  const response = {
    setHeader: (name: string, value: unknown) => {
      headers[name.toLowerCase()] = value;
    },
    writeHead(code: number) {
      status = code;
      return this;
    },
    end: (bytes?: Buffer) => {
      body = bytes;
    },
  } as unknown as ServerResponse;
  const request = { method, url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } };
  return serveStatic(files, request, response) ? { status, headers, body } : undefined;
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['GZIP;q=0.8', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('Accept-Encoding %s is answered with %s', (accepted, coding, open) => {
  const answer = get(accepted);
  expect(answer?.headers['content-encoding']).toBe(coding);
  expect(open(answer?.body as Buffer).toString()).toBe(SCRIPT);
  expect(answer?.headers['content-length']).toBe(answer?.body?.length);
});

test.each([undefined, '', 'identity', 'brotli', 'br;q=0.0'])(
  'Accept-Encoding %j takes the file as it is',
  (accepted) => {
    const answer = get(accepted);
    expect(answer?.headers['content-encoding']).toBeUndefined();
    expect(answer?.body?.toString()).toBe(SCRIPT);
  },
);

test('a file of the build is cached for good, by coding, with the headers of every answer (SEC-85)', () => {
  expect(get('br', `${PLACE}?v=1`)).toMatchObject({
    status: 200,
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'content-type': 'application/javascript; charset=UTF-8',
      'x-content-type-options': 'nosniff',
    },
  });
});

test('HEAD has the headers alone, and other methods or files are left to Next', () => {
  expect(get('br', PLACE, 'HEAD')).toMatchObject({ status: 200, body: undefined });
  expect(get('br', PLACE, 'POST')).toBeUndefined();
  expect(get('br', '/_next/static/chunks/../../../server.ts')).toBeUndefined();
  expect(get('br', `${PLACE}.br`)).toBeUndefined();
});

test('a small file is not compressed, and files of an earlier build are removed', () => {
  expect(get('br', '/_next/static/small.css')?.body?.toString()).toBe('a{}');
  expect(existsSync(path.join(folder, 'gone.js.br'))).toBe(false);
});

test('a build without files lists none', () => {
  expect(readStaticFiles(path.join(folder, 'missing')).size).toBe(0);
});
