// Takes the site's worker away from this browser, with all that it kept.
import 'client-only';
import { SITE_FILES } from '@/lib/shared/site-files';

const MARK = SITE_FILES.worker.replace(/\.js$/, '');

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  return [active, waiting, installing].some((worker) => worker?.scriptURL.includes(MARK));
}

async function deleteCaches(): Promise<void> {
  // Every cache of this origin is a worker's.
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Unregisters every worker whose script's path holds /m/sw and deletes what it kept; true when there was one. Never throws: a browser may refuse both. */
export async function removeWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const ours = (await navigator.serviceWorker.getRegistrations()).filter(isOurs);
    const ended = await Promise.all(ours.map((registration) => registration.unregister()));
    // Also where none is registered any more: one that was removed answers the page that it began with to its end, and keeps things meanwhile.
    await deleteCaches();
    return ended.some(Boolean);
  } catch {
    return false;
  }
}
