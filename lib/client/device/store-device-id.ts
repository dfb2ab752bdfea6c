// Stores the device id in local storage and in a server-set cookie of 365 days.
import 'client-only';
import { sendRequest } from '@/lib/client/api/send-request';
import { readDocumentCookie } from '@/lib/client/page/read-document-cookie';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { LIFETIME_DAYS, TIMING } from '@/lib/shared/constants';
import { DEVICE_ID_COOKIE, isDeviceId } from '@/lib/shared/device/device-id';
import { ROUTES } from '@/lib/shared/routes';

const DAY_MS = 24 * 3600 * 1000;

// Once per page: if cookies are blocked, another request changes nothing.
let sent: string | undefined;

/** Returns the id in the cookie, unvalidated. */
export function readDeviceCookie(): string | undefined {
  return readDocumentCookie(`__Host-${DEVICE_ID_COOKIE}`) ?? readDocumentCookie(DEVICE_ID_COOKIE);
}

// Fallback when the server is unreachable: Safari keeps script cookies for a week, some browsers lack
// cookieStore.
async function setByScript(id: string): Promise<void> {
  const prefix = window.location.protocol === 'https:' ? '__Host-' : '';
  const expires = Date.now() + LIFETIME_DAYS.deviceId * DAY_MS;
  const cookie = { name: prefix + DEVICE_ID_COOKIE, value: id, expires, path: '/', sameSite: 'lax' } as const;
  await window.cookieStore?.set(cookie).catch(() => undefined);
}

async function setCookie(id: string): Promise<void> {
  const request = {
    url: ROUTES.device,
    path: ROUTES.device,
    query: '',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ deviceId: id }),
  };
  await sendRequest(request, { timeoutMs: TIMING.requestTimeoutMs, keepalive: true });
  if (readDeviceCookie() !== id) await setByScript(id);
}

/** Stores an id in both places and returns it; an id stored meanwhile wins. */
export function storeDeviceId(id: string): string {
  const stored = readStored(STORED.deviceId);
  const chosen = isDeviceId(stored) ? stored : id;
  if (chosen !== stored) writeStored(STORED.deviceId, chosen);
  if (readDeviceCookie() !== chosen && sent !== chosen) {
    sent = chosen;
    void setCookie(chosen);
  }
  return chosen;
}
