// Images and fonts: from the cache, refreshed in the background, limited by number and age.

import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isCachedPicture } from '@/lib/shared/worker/is-cached-picture';
import { cacheNames, makeLimit } from '@/lib/worker/caches';
import { scope } from '@/lib/worker/push/scope';

// Image servers without CORS: opaque responses count as megabytes and may hide errors, so they are not cached
// (SEC-92).
const closed = new Set<string>();

/** Requests foreign images with CORS so that the response is readable; keeps the page's Accept. */
const readable: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => {
    if (new URL(request.url).origin === scope.location.origin) return request;
    const accept = request.headers.get('Accept') ?? 'image/*';
    return new Request(request.url, { mode: 'cors', credentials: 'omit', headers: { Accept: accept } });
  },
};

const strategy = new StaleWhileRevalidate({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [readable, new CacheableResponsePlugin({ statuses: [200] }), makeLimit('pictures')],
});

async function answerPicture({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return await strategy.handle({ event, request });
  } catch {
    if (!scope.navigator.onLine || url.origin === scope.location.origin) return Response.error();
    closed.add(url.origin);
    return fetch(request);
  }
}

/** Handles images and fonts of the site and its image servers. */
export function handlePictures(): void {
  registerRoute(({ request, url }) => {
    const isWanted = request.destination === 'image' || request.destination === 'font';
    return isWanted && !closed.has(url.origin) && isCachedPicture(url, scope.location.origin);
  }, answerPicture);
}
