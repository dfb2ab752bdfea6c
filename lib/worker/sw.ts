// The site's service worker, built to /m/sw.js; handlers register in this order.
import type { PrecacheEntry } from 'workbox-precaching';
import { cacheFiles } from '@/lib/worker/cache-files';
import { handlePageMessages } from '@/lib/worker/handle-page-messages';
import { handlePages } from '@/lib/worker/handle-pages';
import { handlePictures } from '@/lib/worker/handle-pictures';
import { handleLifecycle } from '@/lib/worker/lifecycle';
import { handlePushEvents } from '@/lib/worker/push/handle-push-events';

declare const self: ServiceWorkerGlobalScope & {
  /** Essential build files, injected by scripts/bootstrap/precache-list.mjs. */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

cacheFiles(self.__WB_MANIFEST);
handlePages();
handlePictures();
handlePageMessages();
handlePushEvents();
handleLifecycle();
