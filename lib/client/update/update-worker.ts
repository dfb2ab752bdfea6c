// Updates the service worker and activates a new one.
import 'client-only';

async function getRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration('/m/').catch(() => undefined);
}

/** Makes the browser check for a new worker, if any. Never throws. */
export async function updateWorker(): Promise<void> {
  const registration = await getRegistration();
  await registration?.update().catch(() => undefined);
}

function whenTakenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

/** Activates a new worker and waits for it, minutes if the old one is busy. Never rejects. */
export async function activateWorker(): Promise<void> {
  const registration = await getRegistration();
  const coming = [registration?.waiting, registration?.installing].flatMap((worker) => worker ?? []);
  const taken = Promise.all(coming.map(whenTakenOver));
  for (const worker of coming) worker.postMessage({ type: 'SKIP_WAITING' });
  await taken;
}
