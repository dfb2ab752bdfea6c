// The device id: stored, or made on demand.
import 'client-only';
import { randomDeviceId } from '@/lib/client/device/random-device-id';
import { readDeviceCookie, storeDeviceId } from '@/lib/client/device/store-device-id';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { chooseDeviceId } from '@/lib/shared/device/device-id';
import { IDENTITY_WAIT } from '@/lib/shared/device/identity-wait';

let making: Promise<string> | undefined;

function readStoredId(): string | undefined {
  return chooseDeviceId(readStored(STORED.deviceId), readDeviceCookie());
}

async function make(): Promise<string> {
  try {
    const { makeDeviceId } = await import('@/lib/client/device/make-device-id');
    return storeDeviceId(await makeDeviceId());
  } finally {
    making = undefined;
  }
}

/** Starts making an id on pages that may lead to a login or registration. Never throws. */
export function prepareDeviceId(): void {
  const stored = readStoredId();
  if (stored !== undefined) {
    storeDeviceId(stored);
    return;
  }
  making ??= make();
  making.catch(() => undefined);
}

/** Returns the id of this device, 36 characters: stored or made. After 1.5 s or on failure, stores a random
 * one, so that a login never hangs. Never throws. */
export async function getDeviceId(): Promise<string> {
  const stored = readStoredId();
  if (stored !== undefined) return storeDeviceId(stored);
  making ??= make();
  return (await withTimeLimit(making, IDENTITY_WAIT.deviceIdMs)) ?? storeDeviceId(randomDeviceId());
}
