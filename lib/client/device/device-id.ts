// The device id: stored, or made on demand.
import 'client-only';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { randomDeviceId } from '@/lib/client/device/random-device-id';
import { readOwnCookie } from '@/lib/client/page/read-document-cookie';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { LIFETIME_DAYS } from '@/lib/shared/constants';
import { DAY_MS } from '@/lib/shared/day';
import { chooseDeviceId, DEVICE_ID_COOKIE, IDENTITY_WAIT, isDeviceId } from '@/lib/shared/device/device-id';
import { ROUTES } from '@/lib/shared/routes';

let making: Promise<string> | undefined;
// Once per page: if cookies are blocked, another request changes nothing.
let sentId: string | undefined;

// Fallback when the server is unreachable: Safari keeps script cookies for a week, some browsers lack
// cookieStore.
async function setByScript(id: string): Promise<void> {
  const prefix = window.location.protocol === 'https:' ? '__Host-' : '';
  const expires = Date.now() + LIFETIME_DAYS.deviceId * DAY_MS;
  const cookie = { name: prefix + DEVICE_ID_COOKIE, value: id, expires, path: '/', sameSite: 'lax' } as const;
  await window.cookieStore?.set(cookie).catch(() => undefined);
}

async function setCookie(id: string): Promise<void> {
  await sendToRoute(ROUTES.device, { body: { deviceId: id }, keepalive: true });
  if (readOwnCookie(DEVICE_ID_COOKIE) !== id) await setByScript(id);
}

/** Stores an id in local storage and in a server-set cookie, and returns it; an id stored meanwhile wins. */
function storeDeviceId(id: string): string {
  const stored = readStored(STORED.deviceId);
  const chosen = isDeviceId(stored) ? stored : id;
  if (chosen !== stored) writeStored(STORED.deviceId, chosen);
  if (readOwnCookie(DEVICE_ID_COOKIE) !== chosen && sentId !== chosen) {
    sentId = chosen;
    void setCookie(chosen);
  }
  return chosen;
}

function readStoredId(): string | undefined {
  return chooseDeviceId(readStored(STORED.deviceId), readOwnCookie(DEVICE_ID_COOKIE));
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
