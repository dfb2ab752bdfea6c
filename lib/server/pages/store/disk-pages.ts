// Cached pages on disk where there is no Redis: written in the background, read when memory has none, so that a restart serves at once.
import 'server-only';
import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CachedPage, Place } from '@/lib/server/pages/store/cached-pages';
import { decodePage, encodePage, MAX_ENTRY_BYTES, nameOfPage } from '@/lib/server/pages/store/entry-codec';
import { recordRejectedPage } from '@/lib/server/pages/store/record-rejected-page';
import { getEnv } from '@/lib/server/platform/env';
import { getLog } from '@/lib/server/platform/log';
import { countForLog } from '@/lib/server/platform/metrics/count-for-log';
import { getProcessSingleton } from '@/lib/server/platform/process-singleton';
import { settleBy } from '@/lib/server/platform/time-budget';
import { chooseStateDir, toStateFolder } from '@/lib/server/tenants/last-good/state-folder';
import { writeAtomically } from '@/lib/server/tenants/last-good/write-atomically';
import { DAY_MS } from '@/lib/shared/day';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_WAITING = 64;
const LIFE_MS = DAY_MS;
const REWRITE_MS = 3600_000;
/** About as long as a rendering takes: just after a start the event loop is busy, and no slower disk is worth the wait. */
const READ_WAIT_MS = 250;
const REST_MS = 60_000;

type File = { readonly bytes: number; readonly atMs: number; readonly tag?: string };
type Disk = {
  readonly files: Map<string, File>;
  bytes: number;
  waiting: number;
  restUntilMs: number;
  opened: boolean;
  last: Promise<void>;
};

const getDisk = () =>
  getProcessSingleton<Disk>('page-disk', () => ({
    files: new Map(),
    bytes: 0,
    waiting: 0,
    restUntilMs: 0,
    opened: false,
    last: Promise.resolve(),
  }));

function folderOf(): string | undefined {
  const dir = chooseStateDir();
  return dir === undefined ? undefined : path.join(toStateFolder(dir, getEnv().MERCHANTS), 'pages');
}

const nameOf = (place: Place): string => hash('sha256', nameOfPage(place), 'hex');

function rest(error: unknown): void {
  Object.assign(getDisk(), { restUntilMs: performance.now() + REST_MS, opened: false });
  if (countForLog('page-disk') === undefined) return;
  getLog().warn({ error: String(error) }, 'pages are not kept on disk');
}

const tagOf = ({ page }: CachedPage): string | undefined => ('etag' in page ? page.etag : undefined);

const isResting = (): boolean => performance.now() < getDisk().restUntilMs;

function keepFile(disk: Disk, name: string, file: File): void {
  disk.bytes += file.bytes - (disk.files.get(name)?.bytes ?? 0);
  disk.files.delete(name);
  disk.files.set(name, file);
}

async function prune(disk: Disk, folder: string): Promise<void> {
  for (const [name, { bytes, atMs }] of disk.files) {
    if (disk.bytes <= MAX_BYTES && Date.now() - atMs < LIFE_MS) return;
    disk.files.delete(name);
    disk.bytes -= bytes;
    await rm(path.join(folder, name), { force: true });
  }
}

// Not recursive: without the registry's folder nothing is stored.
async function openFolder(disk: Disk, folder: string): Promise<void> {
  if (disk.opened) return;
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const files: [string, File][] = [];
  for (const name of await readdir(folder)) {
    // Another process of this machine may have removed it.
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    if (stats) files.push([name, { bytes: stats.size, atMs: stats.mtimeMs }]);
  }
  disk.files.clear();
  disk.bytes = 0;
  for (const [name, file] of files.sort(([, one], [, other]) => one.atMs - other.atMs))
    keepFile(disk, name, file);
  disk.opened = true;
}

async function write(folder: string, place: Place, made: CachedPage): Promise<void> {
  const disk = getDisk();
  const entry = isResting() ? undefined : encodePage(place, made);
  if (!entry) return;
  await openFolder(disk, folder);
  const name = nameOf(place);
  await writeAtomically(path.join(folder, name), entry);
  keepFile(disk, name, { bytes: entry.length, atMs: Date.now(), tag: tagOf(made) });
  await prune(disk, folder);
}

/** Stores a page in the background, an unchanged one at most once an hour. Never throws. */
export function writeDiskPage(place: Place, made: CachedPage): void {
  const [disk, folder] = [getDisk(), folderOf()];
  const known = disk.files.get(nameOf(place));
  const isSame = known?.tag === tagOf(made) && Date.now() - (known?.atMs ?? 0) < REWRITE_MS;
  if (folder === undefined || isSame || disk.waiting >= MAX_WAITING || isResting()) return;
  disk.waiting += 1;
  disk.last = disk.last
    .then(() => write(folder, place, made))
    .catch(rest)
    .finally(() => {
      disk.waiting -= 1;
    });
}

async function readEntry(name: string): Promise<Buffer | undefined> {
  const file = await open(name, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = await file.stat();
    return stats.isFile() && stats.size <= MAX_ENTRY_BYTES ? await file.readFile() : Buffer.alloc(0);
  } finally {
    await file.close();
  }
}

/** Returns the page from disk as stale, so that it is refreshed. Takes at most 250 ms, never throws. */
export async function readDiskPage(place: Place): Promise<CachedPage | undefined> {
  const folder = folderOf();
  if (folder === undefined || isResting()) return undefined;
  const reading = readEntry(path.join(folder, nameOf(place))).catch(() => null);
  const entry = await settleBy(reading, performance.now() + READ_WAIT_MS);
  if (entry === undefined) rest('no answer in time');
  if (!entry) return undefined;
  const page = decodePage(place, entry);
  if (!page) recordRejectedPage(place.merchant, 'disk');
  return page && { ...page, freshUntilMs: Math.min(page.freshUntilMs, Date.now() - 1) };
}
