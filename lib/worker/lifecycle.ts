// Installation and activation: caches the offline page, removes caches of other builds and merchants.

import { ROUTES } from '@/lib/shared/routes';
import { BREAK_CACHE, INBOX_CACHE, isPageCache } from '@/lib/shared/worker/cache-names';
import { toWorkerPageKey } from '@/lib/shared/worker/cached-page';
import { cacheNames } from '@/lib/worker/caches';
import { keepPageFiles } from '@/lib/worker/page-files';
import { scope } from '@/lib/worker/push/scope';
import { precachePage, precacheShell } from '@/lib/worker/shell';

/** Pages that an installed site must open offline, visited or not. */
const ALWAYS = [ROUTES.home, ROUTES.mine];

async function deleteCaches(isWanted: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isWanted).map((name) => caches.delete(name)));
}

/** Removes all cached pages and their data. */
export function dropCachedPages(): Promise<void> {
  return deleteCaches(isPageCache);
}

// Other caches belong to old builds or merchants, or to a worker that waits and removes the old ones when it takes over; the
// break and the inbox outlast them.
async function forgetOthers(): Promise<void> {
  const { installing, waiting } = scope.registration;
  if (installing || waiting) return;
  const own: ReadonlySet<string> = new Set([...Object.values(cacheNames), BREAK_CACHE, INBOX_CACHE]);
  return deleteCaches((name) => !own.has(name));
}

async function openPages(): Promise<string[]> {
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return clients.flatMap(({ url }) => toWorkerPageKey(new URL(url), 'document') ?? []);
}

async function keepPage(path: string): Promise<void> {
  const answer = await precachePage(path, cacheNames.pages);
  if (answer) await keepPageFiles(await answer.text());
}

// The page that installed the worker loaded without it, so it is not cached yet.
async function keepFirstPages(): Promise<void> {
  const paths = new Set([...ALWAYS, ...(await openPages())]);
  await Promise.allSettled([...paths].map(keepPage));
}

// Firefox shows its own error page when the preload fails, whatever the worker responds.
async function startPreload(): Promise<void> {
  const { navigationPreload } = scope.registration;
  const isFirefox = /\bFirefox\//.test(scope.navigator.userAgent);
  await (isFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
}

async function takeOver(): Promise<void> {
  await startPreload();
  await forgetOthers();
}

/** Pending writes of the old worker finish within this time, in ms. */
const LEFT_AFTER_MS = 3_000;

/** Registers lifecycle handlers. It never claims open pages: they keep their state and build. */
export function handleLifecycle(): void {
  scope.addEventListener('install', (event) => event.waitUntil(precacheShell()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(takeOver());
    // Not awaited: a slow network must not delay the first page.
    void keepFirstPages();
    setTimeout(() => void forgetOthers(), LEFT_AFTER_MS);
  });
}
