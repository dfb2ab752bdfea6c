// Pages: from the network, after 3 s or offline from the cache, else the offline page.
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { HEALTH_PATH } from '@/lib/shared/http/health-path';
import { SITE_FILES } from '@/lib/shared/site-files';
import { isCacheable, isPageAnswer, toWorkerPageKey } from '@/lib/shared/worker/cached-page';
import { cacheNames, makeLimit, NETWORK_LIMIT_S } from '@/lib/worker/caches';
import { dropCachedPages } from '@/lib/worker/lifecycle';
import { hasPageFiles } from '@/lib/worker/page-files';
import { matchShell, precacheShell, refreshShell } from '@/lib/worker/shell';

const MAX_CLIENTS = 50;
// Pages that came from the cache.
const cachedClients = new Set<string>();

// Only the latest, while the worker runs.
function markCachedClient(clientId: string): void {
  if (clientId === '') return;
  cachedClients.add(clientId);
  for (const id of cachedClients) {
    if (cachedClients.size <= MAX_CLIENTS) return;
    cachedClients.delete(id);
  }
}

/** Returns whether a page came from the cache. */
export function isCachedClient(clientId: string): boolean {
  return cachedClients.has(clientId);
}

const LIMIT = { networkTimeoutSeconds: NETWORK_LIMIT_S, matchOptions: { ignoreVary: true } };

/** A cached page without its scripts is of no use: the player may have left it before they came. */
const useComplete: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (!cachedResponse || !(await hasPageFiles(await cachedResponse.clone().text()))) return null;
    markCachedClient((event as FetchEvent).resultingClientId);
    return cachedResponse;
  },
};

/** Caches complete public pages, under an address without click ids and tokens (SEC-57). */
function makePagePlugin(kind: 'document' | 'data'): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => toWorkerPageKey(new URL(request.url), kind) ?? request,
    cacheWillUpdate: async ({ request, response }) =>
      isCacheable(new URL(request.url)) && isPageAnswer(response, kind) ? response : null,
  };
}

const documents = new NetworkFirst({
  ...LIMIT,
  cacheName: cacheNames.pages,
  plugins: [makePagePlugin('document'), makeLimit('pages'), useComplete],
});
const data = new NetworkFirst({
  ...LIMIT,
  cacheName: cacheNames.data,
  plugins: [makePagePlugin('data'), makeLimit('data')],
});
const passing = new NetworkOnly();
const texts = new NetworkFirst({ ...LIMIT, cacheName: cacheNames.shell });

// A new language invalidates all cached pages.
async function follow(url: URL): Promise<void> {
  if (!url.searchParams.has('lang')) return refreshShell();
  await dropCachedPages();
  await precacheShell();
}

async function answerDocument({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const strategy = toWorkerPageKey(url, 'document') ? documents : passing;
  try {
    const answer = await strategy.handle({ event, request });
    // The network has just failed: nothing to refresh.
    if (!isCachedClient((event as FetchEvent).resultingClientId)) event.waitUntil(follow(url));
    return answer;
  } catch {
    const shell = request.destination === 'document' ? await matchShell() : undefined;
    return shell ?? Response.error();
  }
}

function isData(request: Request): boolean {
  return request.headers.get('RSC') === '1' && !request.headers.has('Next-Router-Prefetch');
}

/** Handles pages, their client-side navigation data, and deferred texts. */
export function handlePages(): void {
  registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', answerDocument);
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && isData(request) && toWorkerPageKey(url, 'data') !== undefined,
    data,
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === SITE_FILES.texts, texts);
  // The worker may go online later than the page: health checks take the worker's path.
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === HEALTH_PATH, passing, 'HEAD');
}
