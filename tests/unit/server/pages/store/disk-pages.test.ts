// Pages on disk, in a folder of the test's own.
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PageBytes } from '@/lib/server/pages/bytes/page-bytes';
import { type CachedPage, isFreshPage } from '@/lib/server/pages/store/cached-pages';
import { readDiskPage, writeDiskPage } from '@/lib/server/pages/store/disk-pages';
import { nameOfPage } from '@/lib/server/pages/store/entry-codec';
import { getCachedPage } from '@/lib/server/pages/store/page-store';
import { recallPage } from '@/lib/server/pages/store/shared-pages';
import { getLog } from '@/lib/server/platform/log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { toStateFolder } from '@/lib/server/tenants/last-good/state-folder';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { filledWith } from '@/tests/unit/server/pages/render/filled-with';
import { keyOf, pageOf, placeOf, setBuild } from '@/tests/unit/server/pages/store/page-of';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

// A busy machine reads in more than the limit.
jest.mock('@/lib/server/platform/time-budget', () => {
  const own = jest.requireActual('@/lib/server/platform/time-budget');
  return { ...own, settleBy: (read: Promise<unknown>, atMs: number) => own.settleBy(read, atMs + 10_000) };
});
jest.setTimeout(60_000);
const state = makeTemporaryFolder('state');
setEnv({ STATE_DIR: state });
const registry = toStateFolder(state, '/nowhere');
const folder = path.join(registry, 'pages');

const restart = (): void => forget('page-disk', 'pages', 'page-work', 'page-recalls', 'log-counts');
const written = () => getProcessSingleton('page-disk', () => ({ last: Promise.resolve() })).last;
beforeEach(() => {
  rmSync(registry, { recursive: true, force: true });
  mkdirSync(registry);
  setBuild('b1');
  restart();
});

const place = placeOf('k');
const etagOf = (page?: CachedPage) => (page?.page as PageBytes | undefined)?.etag;
async function keep(page: CachedPage, where = place): Promise<string> {
  const before = existsSync(folder) ? readdirSync(folder) : [];
  writeDiskPage(where, page);
  await written();
  return path.join(folder, readdirSync(folder).find((name) => !before.includes(name)) ?? '');
}

test('a restarted instance serves its pages at once, as stale, and renders them again behind', async () => {
  const fill = jest.fn(async () => filledWith('a', { freshUntilMs: Date.now() + 60_000 }));
  await getCachedPage(keyOf('k'), fill);
  await written();
  restart();
  expect(await recallPage(keyOf('k'))).toBe(true);
  expect(await getCachedPage(keyOf('k'), fill)).toMatchObject({ status: 'stale' });
  expect(fill).toHaveBeenCalledTimes(2);
  restart();
  setBuild('b2');
  expect(await recallPage(keyOf('k'))).toBe(false);
});

test('a page is read with its ETag and never as fresh; its file is this user’s alone', async () => {
  const page = await pageOf('a');
  const file = await keep(page);
  const read = await readDiskPage(place);
  expect(etagOf(read)).toBe(etagOf(page));
  expect(read && isFreshPage(read)).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a page of more than 24 hours is not served', async () => {
  await keep(await pageOf('old', { renderedAtMs: Date.now() - 25 * 3600_000 }));
  expect(await recallPage(keyOf('k'))).toBe(false);
});

const bend = (bytes: Buffer) => bytes.map((byte, at) => (at === 60 ? ~byte : byte));
const SPOILED: [string, (file: string) => unknown][] = [
  ['is cut', (file) => truncateSync(file, 50)],
  ['is empty', (file) => truncateSync(file, 0)],
  ['has another byte', (file) => writeFileSync(file, bend(readFileSync(file)))],
  ['is too large', (file) => writeFileSync(file, Buffer.alloc(300_000))],
  ['is a FIFO', (file) => execFileSync('sh', ['-c', 'rm "$0" && mkfifo "$0"', file])],
  ['is a link', (file) => execFileSync('sh', ['-c', 'mv "$0" "$0.real" && ln -s "$0.real" "$0"', file])],
];

test.each(SPOILED)('a file that %s is ignored, and written over (SEC-48)', async (_what, spoil) => {
  const page = await pageOf('a');
  const file = await keep(page);
  spoil(file);
  restart();
  expect(await readDiskPage(place)).toBeUndefined();
  writeDiskPage(place, await pageOf('b'));
  await written();
  expect(await readDiskPage(place)).toBeDefined();
});

test('a page that is the same is written once an hour, one that is not at once', async () => {
  const file = await keep(await pageOf('a'));
  const first = readFileSync(file);
  await keep(await pageOf('a'));
  expect(readFileSync(file).equals(first)).toBe(true);
  await keep(await pageOf('b'));
  expect(readFileSync(file).equals(first)).toBe(false);
});

test('the files are bounded by their bytes, after a restart too: the oldest go (SEC-47)', async () => {
  const page = await pageOf('a');
  for (let at = 0; at < 360; at += 1) {
    if (at === 200) restart();
    const own = { ...page.page, etag: `W/"${at}"`, gzip: Buffer.alloc(200_000) } as PageBytes;
    writeDiskPage(placeOf(`k${at}`), { ...page, page: own });
    if (at % 20 === 19) await written();
  }
  const names = readdirSync(folder);
  const bytes = names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(bytes).toBeGreaterThan(60 * 1024 * 1024);
  const [oldest, newest] = ['k0', 'k359'].map((key) => hash('sha256', nameOfPage(placeOf(key)), 'hex'));
  expect([oldest, newest].map((name = '') => names.includes(name))).toEqual([false, true]);
});

test.each([
  ['is no folder', () => writeFileSync(folder, '')],
  ['cannot be made', () => rmSync(registry, { recursive: true })],
])('where its place %s nothing is stored, and one line reports it (FLT-35)', async (_what, spoil) => {
  const warn = jest.spyOn(getLog(), 'warn');
  spoil();
  for (let at = 0; at < 20; at += 1) {
    writeDiskPage(placeOf(`k${at}`), await pageOf('a'));
    await written();
    expect(await readDiskPage(placeOf(`k${at}`))).toBeUndefined();
  }
  expect(warn.mock.calls.map(([, text]) => text)).toEqual(['pages are not kept on disk']);
});
