// Registers the merchant's service worker.
import 'client-only';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

/** Returns the worker's address; its query order is fixed, as another order is another worker. */
export function workerAddress(): string {
  return toHref(SITE_FILES.worker, { env: 'production', merchant: getPageFacts().merchant });
}

/** Registers the worker, bypassing HTTP caches; undefined if unsupported or on failure. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const options = { scope: '/m/', updateViaCache: 'none' } as const;
  return navigator.serviceWorker.register(workerAddress(), options).catch(() => undefined);
}
