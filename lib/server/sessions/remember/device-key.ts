// The random key of a device, in an HttpOnly cookie apart from the record that it helps to open.
import 'server-only';
import { randomBytes } from 'node:crypto';
import {
  cookieName,
  hasCookie,
  readDocumentCookie,
  toSetCookie,
} from '@/lib/server/platform/connection/http-cookie';
import { REMEMBERED_SECONDS } from '@/lib/server/sessions/remember/remembered-seal';
import type { HeaderReader } from '@/lib/shared/http/header-reader';

/** Name of the cookie with the key, `__Host-` before it on https. */
export const DEVICE_KEY_COOKIE = 'mck';
const KEY_BYTES = 32;
/** 32 bytes in base64url. */
const KEY = /^[\w-]{43}$/;

/** The device's key; undefined when the cookie is absent, sent twice, or not one of ours. */
export function readDeviceKey(headers: HeaderReader, https: boolean): string | undefined {
  const value = readDocumentCookie(headers, cookieName(DEVICE_KEY_COOKIE, https));
  return value !== undefined && KEY.test(value) ? value : undefined;
}

/** A new key for a device. */
export function makeDeviceKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** The Set-Cookie line that keeps a key for 30 days from now: use renews it. */
export function toDeviceKeyCookie(key: string, https: boolean): string {
  return toSetCookie({
    name: DEVICE_KEY_COOKIE,
    value: key,
    maxAgeSeconds: REMEMBERED_SECONDS,
    httpOnly: true,
    https,
  });
}

/** The Set-Cookie lines that take the key away, so that no copy of a record opens any more; none where no key was sent. */
export function toDroppedDeviceKey(headers: HeaderReader, https: boolean): string[] {
  if (!hasCookie(headers, cookieName(DEVICE_KEY_COOKIE, https))) return [];
  return [toSetCookie({ name: DEVICE_KEY_COOKIE, value: '', maxAgeSeconds: 0, httpOnly: true, https })];
}
