// The worker's part of an update: a new one is looked for, and told to take over.
import 'client-only';

async function getRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration('/m/').catch(() => undefined);
}

/** Has the browser look for a new worker; nothing happens where there is none. Never throws. */
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

/**
 * Tells the new worker to take over, whether it waits already or is still being installed, and tells when it has; at once where no worker is
 * new. While the old one is busy that may take minutes. Never rejects.
 */
export async function activateWorker(): Promise<void> {
  const registration = await getRegistration();
  const coming = [registration?.waiting, registration?.installing].flatMap((worker) => worker ?? []);
  const taken = Promise.all(coming.map(whenTakenOver));
  for (const worker of coming) worker.postMessage({ type: 'SKIP_WAITING' });
  await taken;
}
