// Format of a device id, the choice among stored ones, and how long to wait for it.
import { DEVICE_ID_LENGTH } from '@/lib/shared/constants';

/** Local storage key of the device id; the frame page reads it too. */
export const DEVICE_ID_KEY = 'loginDeviceId';

/** Cookie with the device id, prefixed with `__Host-` on https. Readable by scripts, since it proves nothing. */
export const DEVICE_ID_COOKIE = 'mcd';

const FORM = new RegExp(`^[0-9A-Za-z-]{${DEVICE_ID_LENGTH}}$`);
const HEX = /^[0-9a-f]{32}$/;

/** Returns whether a text is a device id: exactly 36 characters of a UUID. */
export function isDeviceId(value: unknown): value is string {
  return typeof value === 'string' && FORM.test(value);
}

/** Returns the first valid stored value; local storage comes before the cookie. */
export function chooseDeviceId(...values: readonly unknown[]): string | undefined {
  return values.find(isDeviceId);
}

/** Formats 32 hex digits as a UUID of version 8, which strict parsers accept. */
export function toDeviceId(hex: string): string | undefined {
  if (!HEX.test(hex)) return undefined;
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16);
  const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Longest waits for what only describes the device, in ms: login and registration for the device id, a page for the
 * frame, a registration for the site configuration. */
export const IDENTITY_WAIT = { deviceIdMs: 1_500, frameMs: 800, domainsMs: 1_500 } as const;
