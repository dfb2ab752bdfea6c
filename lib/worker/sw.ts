// The site's service worker, built to /m/sw.js; handlers register in this order.
import type { PrecacheEntry } from 'workbox-precaching';
import { cacheFiles } from '@/lib/worker/files';
import { subscribePages } from '@/lib/worker/messages';
import { handlePages } from '@/lib/worker/pages';
import { handlePictures } from '@/lib/worker/pictures';
import { handlePushEvents } from '@/lib/worker/push/hear-push';
import { handleLifecycle } from '@/lib/worker/upkeep';

declare const self: ServiceWorkerGlobalScope & {
  /** Essential build files, injected by scripts/build/precache-list.mjs. */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

cacheFiles(self.__WB_MANIFEST);
handlePages();
handlePictures();
subscribePages();
handlePushEvents();
handleLifecycle();
