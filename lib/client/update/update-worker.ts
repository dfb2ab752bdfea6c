// The worker's part of an update: a new one is looked for, and told to take over (SPEC §4, W3).
import 'client-only';

async function getRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration('/m/').catch(() => undefined);
}

/** Has the browser look for a new worker (W3); nothing happens where there is none. Never throws. */
export async function updateWorker(): Promise<void> {
  const registration = await getRegistration();
  await registration?.update().catch(() => undefined);
}

/** Tells the new worker to take over, whether it waits already or is still being installed (W3). Never throws. */
export async function activateWorker(): Promise<void> {
  const registration = await getRegistration();
  for (const worker of [registration?.waiting, registration?.installing])
    worker?.postMessage({ type: 'SKIP_WAITING' });
}
