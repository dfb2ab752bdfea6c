// A device's random key in an HttpOnly cookie, stored apart from the record that it helps to open.
import 'server-only';
import { randomBytes } from 'node:crypto';
import {
  cookieName,
  hasCookie,
  readHttpCookie,
  toSetCookie,
} from '@/lib/server/platform/connection/http-cookie';
import { REMEMBERED_SECONDS } from '@/lib/server/sessions/remembered-seal';
import type { HeaderReader } from '@/lib/shared/http/visitor';

/** With `__Host-` on https. */
export const DEVICE_KEY_COOKIE = 'mck';
const KEY_BYTES = 32;
const KEY = /^[\w-]{43}$/;

/** Returns the device's key; undefined when the cookie is absent, duplicated or invalid. */
export function readDeviceKey(headers: HeaderReader, https: boolean): string | undefined {
  const value = readHttpCookie(headers, cookieName(DEVICE_KEY_COOKIE, https));
  return value !== undefined && KEY.test(value) ? value : undefined;
}

/** Creates a device key. */
export function makeDeviceKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** Returns the Set-Cookie line that stores a key for 30 days; each use renews it. */
export function toDeviceKeyCookie(key: string, https: boolean): string {
  return toSetCookie({
    name: DEVICE_KEY_COOKIE,
    value: key,
    maxAgeSeconds: REMEMBERED_SECONDS,
    httpOnly: true,
    https,
  });
}

/** Returns the Set-Cookie lines that remove a sent key: without it no copy of a record opens. */
export function toDroppedDeviceKey(headers: HeaderReader, https: boolean): string[] {
  if (!hasCookie(headers, cookieName(DEVICE_KEY_COOKIE, https))) return [];
  return [toSetCookie({ name: DEVICE_KEY_COOKIE, value: '', maxAgeSeconds: 0, httpOnly: true, https })];
}
