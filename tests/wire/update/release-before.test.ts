// A page of the release before, still open in a browser, at a site that runs the newer one.
import path from 'node:path';
import { SITE_FILES } from '@/lib/shared/site-files';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { readOwnStatic } from '@/scripts/release/static-files.mjs';
import { switchRelease } from '@/scripts/release/switch-release.mjs';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask } from '@/tests/wire/support/ask';
import { startSite } from '@/tests/wire/support/start-site';
import { copyRelease } from '@/tools/soak/copy-release.mjs';

const ids = ['release-of-before', 'release-of-now'];
let site: Awaited<ReturnType<typeof startSite>>;
let folders: string[];

beforeAll(async () => {
  const root = makeTemporaryFolder('release-before');
  folders = ids.map((id) => copyRelease(currentRelease(), { root, id }));
  for (const id of ids) switchRelease(root, id);
  site = await startSite({}, path.join(root, 'releases/current'));
}, 60_000);
afterAll(() => site.stop());

const get = (place: string) => ask({ port: site.port, path: place });
const mainOf = (folder = '') =>
  readOwnStatic(folder).find((name: string) => /^chunks\/main-app-\w+\.js$/.test(name)) ?? 'none';

it('gets its scripts, to be cached for good (FLT-5, B54)', async () => {
  const names = folders.map(mainOf);
  expect(new Set(names).size).toBe(2);
  for (const name of names) {
    const { status, headers } = await get(`/_next/static/${name}`);
    expect([name, status]).toEqual([name, 200]);
    expect(headers['cache-control']).toContain('immutable');
  }
  expect((await get('/_next/static/chunks/main-app-0000000000.js')).status).toBe(404);
});

it('is not what the site offers to new pages: they and the list of files name the newer release alone (W3)', async () => {
  const [before = '', now = ''] = folders.map(mainOf);
  for (const place of ['/m/home', SITE_FILES.assetManifest]) {
    const { text } = await get(place);
    expect([place, text.includes(now), text.includes(before)]).toEqual([place, true, false]);
  }
});
