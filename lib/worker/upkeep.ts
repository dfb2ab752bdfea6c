// What the worker does at installation and when it takes over: it fetches what stands in for missing pages, and removes what another build or merchant kept.

import { ROUTES } from '@/lib/shared/routes';
import { BREAK_CACHE } from '@/lib/shared/safety/break-mark';
import { isPageCache } from '@/lib/shared/worker/cache-names';
import { toPageKey } from '@/lib/shared/worker/cached-page';
import { names } from '@/lib/worker/names';
import { scope } from '@/lib/worker/push/scope';
import { keepPage, keepShell } from '@/lib/worker/shell';

/** Pages that an installed site must open without a network, visited or not. */
const ALWAYS = [ROUTES.home, ROUTES.mine];

async function deleteCaches(isWanted: (name: string) => boolean): Promise<void> {
  const found = await caches.keys();
  await Promise.all(found.filter(isWanted).map((name) => caches.delete(name)));
}

/** Removes every kept page and its data. */
export function dropCachedPages(): Promise<void> {
  return deleteCaches(isPageCache);
}

// Every other cache of this origin is the worker's own or one before it: its build is gone, or its merchant has moved. A break outlasts them.
function forgetOthers(): Promise<void> {
  const own: ReadonlySet<string> = new Set([...Object.values(names), BREAK_CACHE]);
  return deleteCaches((name) => !own.has(name));
}

async function openPages(): Promise<string[]> {
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return clients.flatMap(({ url }) => toPageKey(new URL(url), 'document') ?? []);
}

// The page that installed the worker came before it, so it is not cached yet.
async function keepFirstPages(): Promise<void> {
  const paths = new Set([...ALWAYS, ...(await openPages())]);
  await Promise.allSettled([...paths].map((path) => keepPage(path, names.pages)));
}

// Firefox shows its own error page where the preload fails, whatever the worker answers: there, pages are asked for by the worker alone.
async function startPreload(): Promise<void> {
  const { navigationPreload } = scope.registration;
  const isFirefox = /\bFirefox\//.test(scope.navigator.userAgent);
  await (isFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
}

async function takeOver(): Promise<void> {
  await startPreload();
  await forgetOthers();
}

/** What the worker that left was still busy with has been written by then, in ms. */
const LEFT_AFTER_MS = 3_000;

/** Listens to the worker's own life. It never takes over open pages by itself: they keep their state and the build that they began with. */
export function watchLife(): void {
  scope.addEventListener('install', (event) => event.waitUntil(keepShell()));
  scope.addEventListener('activate', (event) => {
    event.waitUntil(takeOver());
    // Not waited for: a slow network must not hold the first page back that the worker answers.
    void keepFirstPages();
    setTimeout(() => void forgetOthers(), LEFT_AFTER_MS);
  });
}
