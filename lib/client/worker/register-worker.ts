// Registers the service worker of this merchant.
import 'client-only';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';

/** The worker's address: a fixed order of the query, for another order would be another worker. */
export function workerAddress(): string {
  return toHref(SITE_FILES.worker, { env: 'production', merchant: getPageFacts().merchant });
}

/** Registers the worker; undefined where the browser has none, or refuses. It is asked for anew on each visit, past every cache. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const options = { scope: '/m/', updateViaCache: 'none' } as const;
  return navigator.serviceWorker.register(workerAddress(), options).catch(() => undefined);
}
