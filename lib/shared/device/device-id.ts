// The form of a device id and the choice among kept ones.
import { DEVICE_ID_LENGTH } from '@/lib/shared/constants';

/** Key of the device id in local storage; the frame page reads it too. */
export const DEVICE_ID_KEY = 'loginDeviceId';

/** Name of the cookie with the device id, `__Host-` before it on https. Scripts may read it: it proves nothing. */
export const DEVICE_ID_COOKIE = 'mcd';

const FORM = new RegExp(`^[0-9A-Za-z-]{${DEVICE_ID_LENGTH}}$`);
const HEX = /^[0-9a-f]{32}$/;

/** Whether a text is a device id: exactly 36 characters, those of a UUID. Everything else is discarded. */
export function isDeviceId(value: unknown): value is string {
  return typeof value === 'string' && FORM.test(value);
}

/** The first of the kept values that is a device id: local storage goes before the cookie. */
export function chooseDeviceId(...kept: readonly unknown[]): string | undefined {
  return kept.find(isDeviceId);
}

/**
 * Forms 32 hex digits as a UUID of version 8 ("custom") and the usual variant, so that strict parsers take it. Undefined
 * for anything else.
 */
export function toDeviceId(hex: string): string | undefined {
  if (!HEX.test(hex)) return undefined;
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16);
  const digits = `${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
