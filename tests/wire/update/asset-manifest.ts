// The list of the build's files, as the update check requests it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SITE_FILES } from '@/lib/shared/site-files';
import { assetHashOf } from '@/lib/shared/update/asset-manifest';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

const PATHS = [SITE_FILES.assetManifest, SITE_FILES.legacyAssetManifest];
const get = (at: string, host = 'aurora.localhost', headers: Record<string, string> = {}) =>
  ask({ port: site.port, path: at, host, headers });

it.each(PATHS)('%s lists files of the build, and nothing on the way caches it (W3)', async (at) => {
  const { status, headers, text } = await get(at);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['set-cookie']).toBeUndefined();
  const { files, entrypoints } = JSON.parse(text) as { files: Record<string, string>; entrypoints: string[] };
  const scripts = Object.values(files).filter((file) => file.startsWith('/_next/'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(entrypoints.length).toBeGreaterThan(1);
  for (const file of [...scripts, ...entrypoints])
    expect([file, existsSync(path.join(currentRelease(), '.next', file.slice('/_next/'.length)))]).toEqual([
      file,
      true,
    ]);
  expect(files['m/sw.js']).toMatch(/^\/m\/sw\.js\?v=/);
  expect(text.length).toBeLessThan(24_000);
});

it('it is the same at both addresses, for every merchant, query, language and device (W3)', async () => {
  const questions = [
    ...PATHS.map((at) => get(at)),
    get(`${PATHS[0]}?t=1`),
    get(`${PATHS[1]}?t=2&lang=VI`, 'rio.localhost', { Cookie: 'mc_lang=ES', 'User-Agent': 'MCShell/1.0' }),
  ];
  const hashes = (await Promise.all(questions)).map(({ text }) => assetHashOf(text));
  expect(new Set(hashes).size).toBe(1);
  expect(hashes[0]).toBeDefined();
});

it.each(PATHS)('%s answers 304 to a browser that knows the list (W3, PRF-27)', async (at) => {
  const { text } = await get(at);
  const known = await get(`${at}?t=3`, 'aurora.localhost', { 'If-None-Match': `"${assetHashOf(text)}"` });
  expect([known.status, known.text]).toEqual([304, '']);
});

it('an unknown host gets none (R1)', async () => {
  expect((await get(PATHS[0] ?? '', 'nobody.localhost')).status).toBe(421);
});
