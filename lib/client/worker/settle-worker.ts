import 'client-only';
import { callApi } from '@/lib/client/api/call-api';
import { getAppMode, getEnvironment } from '@/lib/client/device/app-mode';
import { getPageFacts, isProductionPage } from '@/lib/client/page/page-facts';
import { removeWorker } from '@/lib/client/worker/remove-worker';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { toHref } from '@/lib/shared/routes';
import { SITE_FILES } from '@/lib/shared/site-files';
import { decideWorker, parseWorkerSwitch, type WorkerVerdict } from '@/lib/shared/worker/worker-verdict';

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
