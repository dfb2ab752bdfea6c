// Pages: from the network, after three seconds or without it from what is kept, else the offline page under the address that was asked.
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { HEALTH_PATH } from '@/lib/shared/http/health-path';
import { SITE_FILES } from '@/lib/shared/site-files';
import { toPageKey } from '@/lib/shared/worker/cached-page';
import { isKept, markKept } from '@/lib/worker/kept-clients';
import { makeLimit, NETWORK_LIMIT_S } from '@/lib/worker/limits';
import { names } from '@/lib/worker/names';
import { makePagePlugin } from '@/lib/worker/page-plugin';
import { keepShell, matchShell, refreshShell } from '@/lib/worker/shell';
import { dropCachedPages } from '@/lib/worker/upkeep';

const LIMIT = { networkTimeoutSeconds: NETWORK_LIMIT_S, matchOptions: { ignoreVary: true } };

const tellKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ event, cachedResponse }) => {
    if (cachedResponse) markKept((event as FetchEvent).resultingClientId);
    return cachedResponse;
  },
};

const documents = new NetworkFirst({
  ...LIMIT,
  cacheName: names.pages,
  plugins: [makePagePlugin('document'), makeLimit('pages'), tellKept],
});
const data = new NetworkFirst({
  ...LIMIT,
  cacheName: names.data,
  plugins: [makePagePlugin('data'), makeLimit('data')],
});
const passing = new NetworkOnly();
const texts = new NetworkFirst({ ...LIMIT, cacheName: names.shell });

// Another language makes every kept page a page in the wrong one; the choice travels with the answer.
async function follow(url: URL): Promise<void> {
  if (!url.searchParams.has('lang')) return refreshShell();
  await dropCachedPages();
  await keepShell();
}

async function answerDocument({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const strategy = toPageKey(url, 'document') ? documents : passing;
  try {
    const answer = await strategy.handle({ event, request });
    // What has just failed to come need not be asked for again.
    if (!isKept((event as FetchEvent).resultingClientId)) event.waitUntil(follow(url));
    return answer;
  } catch {
    const shell = request.destination === 'document' ? await matchShell() : undefined;
    return shell ?? Response.error();
  }
}

function isData(request: Request): boolean {
  return request.headers.get('RSC') === '1' && !request.headers.has('Next-Router-Prefetch');
}

/** Answers the pages of this site, the data by which its own navigation shows them, and the texts that come after them. */
export function answerPages(): void {
  registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', answerDocument);
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isData(request) && toPageKey(url, 'data') !== undefined,
    data,
  );
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === SITE_FILES.texts, texts);
  // Whether the network is back is asked the way that pages come: the worker may have it later than the page.
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === HEALTH_PATH, passing, 'HEAD');
}
