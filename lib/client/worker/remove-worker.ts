import 'client-only';
import { SITE_FILES } from '@/lib/shared/site-files';

const MARK = SITE_FILES.worker.replace(/\.js$/, '');

function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  return [active, waiting, installing].some((worker) => worker?.scriptURL.includes(MARK));
}

async function deleteCaches(): Promise<void> {
  // All caches of this origin belong to workers.
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Unregisters all workers of the site and deletes caches; returns whether there was one. Never throws. */
export async function removeWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const ours = (await navigator.serviceWorker.getRegistrations()).filter(isOurs);
    const ended = await Promise.all(ours.map((registration) => registration.unregister()));
    // Even without a registration: a removed worker serves its open pages and may still write.
    await deleteCaches();
    return ended.some(Boolean);
  } catch {
    return false;
  }
}
