// Files of the build: what every page needs is there before it is asked for, the rest once it was.
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { setCacheNameDetails } from 'workbox-core';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { makeLimit } from '@/lib/worker/limits';
import { names } from '@/lib/worker/names';

const FILES = '/_next/static/';

// The name alone says what is in such a file, so the copy that the browser has from the page will do: no byte comes twice.
function toEntry(entry: PrecacheEntry | string): PrecacheEntry {
  return { url: typeof entry === 'string' ? entry : entry.url, revision: null };
}

/** Keeps the list of the build at installation, and other files of it when they are first asked for: at most 120, for 30 days. */
export function keepFiles(list: readonly (PrecacheEntry | string)[]): void {
  setCacheNameDetails({ prefix: '', precache: names.precache, suffix: '' });
  precacheAndRoute(list.map(toEntry), { cleanURLs: false, directoryIndex: '' });
  const strategy = new CacheFirst({
    cacheName: names.files,
    plugins: [new CacheableResponsePlugin({ statuses: [200] }), makeLimit('files')],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FILES), strategy);
}
