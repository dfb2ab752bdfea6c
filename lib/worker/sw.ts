// The site's service worker, built to /m/sw.js; handlers register in this order.
import type { PrecacheEntry } from 'workbox-precaching';
import { keepFiles } from '@/lib/worker/files';
import { subscribePages } from '@/lib/worker/messages';
import { answerPages } from '@/lib/worker/pages';
import { answerPictures } from '@/lib/worker/pictures';
import { hearPush } from '@/lib/worker/push/hear-push';
import { watchLife } from '@/lib/worker/upkeep';

declare const self: ServiceWorkerGlobalScope & {
  /** Essential build files, injected by scripts/build/precache-list.mjs. */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

keepFiles(self.__WB_MANIFEST);
answerPages();
answerPictures();
subscribePages();
hearPush();
watchLife();
