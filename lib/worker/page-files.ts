// The scripts and styles of cached pages.
import { cacheNames } from '@/lib/worker/caches';

// No text of a visitor can look like these: quotes are escaped in attributes and in strings of scripts.
const [SCRIPTS, SCRIPTS_END] = ['(["', '"])</script>'];
const STYLE = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+)"/g;

function scriptsOf(html: string): string[] {
  const start = html.lastIndexOf(`${SCRIPTS}/_next/static/`);
  const end = html.indexOf(SCRIPTS_END, start);
  return start < 0 || end < 0 ? [] : html.slice(start + SCRIPTS.length, end).split('","');
}

const filesOf = (html: string): string[] => [
  ...scriptsOf(html),
  ...[...html.matchAll(STYLE)].flatMap(([, style]) => style ?? []),
];

async function isKept(address: string): Promise<boolean> {
  const { precache, files } = cacheNames;
  for (const cacheName of [precache, files]) if (await caches.match(address, { cacheName })) return true;
  return false;
}

/** Returns whether this worker has all scripts and styles of a page: without them it would show, and nothing in it would work. */
export async function hasPageFiles(html: string): Promise<boolean> {
  return (await Promise.all(filesOf(html).map(isKept))).every(Boolean);
}

/** Caches the scripts and styles of a page that loaded without the worker. @throws if one cannot be fetched. */
export async function keepPageFiles(html: string): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  await Promise.all(filesOf(html).map(async (address) => (await isKept(address)) || cache.add(address)));
}
