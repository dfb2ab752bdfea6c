// Registers the service worker, or removes it where it does not belong.
import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getAppMode, getEnvironment } from '@/lib/client/device/app-mode';
import { getPageFacts, isProductionPage } from '@/lib/client/page/page-facts';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import { decideWorker, parseWorkerSwitch, type WorkerVerdict } from '@/lib/shared/worker/worker-verdict';

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

/** `cleaned`: a forbidden worker was removed, which the user must learn. */
export type WorkerOutcome = 'registered' | 'cleaned' | 'none';

async function readVerdict(): Promise<WorkerVerdict> {
  const place = {
    isProduction: isProductionPage(),
    isNative: getAppMode() === 'native',
    environment: getEnvironment(),
  };
  const early = decideWorker({ ...place, isDisabled: undefined });
  if (early !== 'leave' || !place.isProduction) return early;
  const config = await callApi(siteConfig);
  return decideWorker({ ...place, isDisabled: config.ok ? parseWorkerSwitch(config.value) : undefined });
}

/** Returns the worker's address; its query order is fixed, as another order is another worker. */
function workerAddress(): string {
  return toHref(SITE_FILES.worker, { env: 'production', merchant: getPageFacts().merchant });
}

/** Registers the worker, bypassing HTTP caches; undefined on failure. */
async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const options = { scope: '/m/', updateViaCache: 'none' } as const;
  return navigator.serviceWorker.register(workerAddress(), options).catch(() => undefined);
}

async function settle(): Promise<WorkerOutcome> {
  if (!('serviceWorker' in navigator)) return 'none';
  const verdict = await readVerdict();
  if (verdict === 'register') return (await registerWorker()) ? 'registered' : 'none';
  if (verdict === 'leave') return 'none';
  const wasThere = await removeWorker();
  return wasThere && verdict === 'remove' ? 'cleaned' : 'none';
}

let settled: Promise<WorkerOutcome> | undefined;

/** Runs once per page and shares the outcome. Never throws. */
export function settleWorker(): Promise<WorkerOutcome> {
  settled ??= settle();
  return settled;
}
