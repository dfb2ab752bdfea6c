// The service worker of the site, built to /m/sw.js: its parts in the order in which they must listen.
import type { PrecacheEntry } from 'workbox-precaching';
import { keepFiles } from '@/lib/worker/files';
import { subscribePages } from '@/lib/worker/messages';
import { answerPages } from '@/lib/worker/pages';
import { answerPictures } from '@/lib/worker/pictures';
import { hearPush } from '@/lib/worker/push/hear-push';
import { watchLife } from '@/lib/worker/upkeep';

declare const self: ServiceWorkerGlobalScope & {
  /** The build's files that every page needs; written here by the build (scripts/build/precache-list.mjs). */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

keepFiles(self.__WB_MANIFEST);
answerPages();
answerPictures();
subscribePages();
hearPush();
watchLife();
