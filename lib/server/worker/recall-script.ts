// The worker that takes a broken one back (FLT-42): it keeps and answers nothing, clears up, and ends itself.
import 'server-only';

/**
 * Answered as /m/sw.js where the merchant's configuration says `workerDisabled`. Browsers ask for the script at each visit, past every cache, so
 * the one that they have is replaced at once, even where its pages no longer open. Every cache of the origin is a worker's own. Open pages
 * stay as they are: none is loaded anew.
 */
export const RECALL_SCRIPT = `// The service worker of this site has been withdrawn.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(clear());
});
`;
