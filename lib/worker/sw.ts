// The site's service worker, built to /m/sw.js; handlers register in this order.

import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { setCacheNameDetails } from 'workbox-core';
import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { type PageSource, parseWorkerMessage } from '@/lib/shared/worker/worker-message';
import { cacheNames, makeLimit } from '@/lib/worker/caches';
import { handlePages, isCachedClient } from '@/lib/worker/handle-pages';
import { handlePictures } from '@/lib/worker/handle-pictures';
import { handleLifecycle } from '@/lib/worker/lifecycle';
import { handleClick, handlePush, handleSubscriptionChange } from '@/lib/worker/push/push-handlers';
import { scope } from '@/lib/worker/push/scope';

declare const self: ServiceWorkerGlobalScope & {
  /** Essential build files, injected by scripts/bootstrap/precache-list.mjs. */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

const FILES = '/_next/static/';

// File names are content hashes: the browser's HTTP cache avoids a second download.
function toEntry(entry: PrecacheEntry | string): PrecacheEntry {
  return { url: typeof entry === 'string' ? entry : entry.url, revision: null };
}

/** Precaches the build's list at installation and caches other files on use: up to 120, for 30 days. */
function cacheFiles(list: readonly (PrecacheEntry | string)[]): void {
  setCacheNameDetails({ prefix: '', precache: cacheNames.precache, suffix: '' });
  precacheAndRoute(list.map(toEntry), { cleanURLs: false, directoryIndex: '' });
  const strategy = new CacheFirst({
    cacheName: cacheNames.files,
    plugins: [new CacheableResponsePlugin({ statuses: [200] }), makeLimit('files')],
  });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(FILES), strategy);
}

function sourceOf({ source }: ExtendableMessageEvent): PageSource {
  return { isKept: source !== null && 'id' in source && isCachedClient(source.id) };
}

/** Handles messages: a new build takes over on the visitor's request only; pages may query their source. */
function handlePageMessages(): void {
  scope.addEventListener('message', (event) => {
    const message = parseWorkerMessage(event.data);
    if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
    if (message?.type === 'PAGE_SOURCE') event.ports[0]?.postMessage(sourceOf(event));
  });
}

function textOf({ data }: PushEvent): string {
  try {
    return data?.text() ?? '';
  } catch {
    return '';
  }
}

/** Registers push handlers; browsers require it in the worker's first run. */
function handlePushEvents(): void {
  scope.addEventListener('push', (event) => event.waitUntil(handlePush(scope, textOf(event))));
  scope.addEventListener('notificationclick', (event) =>
    event.waitUntil(handleClick(scope, event.notification)),
  );
  scope.addEventListener('pushsubscriptionchange', (event) =>
    (event as ExtendableEvent).waitUntil(handleSubscriptionChange(scope)),
  );
}

cacheFiles(self.__WB_MANIFEST);
handlePages();
handlePictures();
// Caches that cannot be read, as on a damaged disk, keep no file from coming over the network.
setCatchHandler(({ request }) => fetch(request));
handlePageMessages();
handlePushEvents();
handleLifecycle();
