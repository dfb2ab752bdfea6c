// Build files: the essential ones are precached, others cached on use.
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { setCacheNameDetails } from 'workbox-core';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from '@/lib/worker/cache-names';
import { makeLimit } from '@/lib/worker/limits';

const FILES = '/_next/static/';

// File names are content hashes: the browser's HTTP cache avoids a second download.
function toEntry(entry: PrecacheEntry | string): PrecacheEntry {
  return { url: typeof entry === 'string' ? entry : entry.url, revision: null };
}

/** Precaches the build's list at installation and caches other files on use: up to 120, for 30 days. */
export function cacheFiles(list: readonly (PrecacheEntry | string)[]): void {
  setCacheNameDetails({ prefix: '', precache: cacheNames.precache, suffix: '' });
  precacheAndRoute(list.map(toEntry), { cleanURLs: false, directoryIndex: '' });
  const strategy = new CacheFirst({
    cacheName: cacheNames.files,
    plugins: [new CacheableResponsePlugin({ statuses: [200] }), makeLimit('files')],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FILES), strategy);
}
