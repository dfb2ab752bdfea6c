// Cache key and cacheability of pages, shared by their strategies.
import type { WorkboxPlugin } from 'workbox-core/types';
import { isCacheable, isPageAnswer, toWorkerPageKey } from '@/lib/shared/worker/cached-page';

/** Caches complete public pages, under an address without click ids and tokens (SEC-57). */
export function makePagePlugin(kind: 'document' | 'data'): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => toWorkerPageKey(new URL(request.url), kind) ?? request,
    cacheWillUpdate: async ({ request, response }) =>
      isCacheable(new URL(request.url)) && isPageAnswer(response, kind) ? response : null,
  };
}
