// Which kind of device a login names.
import type { LoginDevice } from '@/lib/shared/calls/wire-session';
import { isIpad } from '@/lib/shared/device/environment';

/** What the browser shows of itself. */
export type DeviceSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Runs in a window of its own: installed. */
  readonly isStandalone: boolean;
  /** Runs as a web clip of an iOS profile (stored flag WEBCLIP). */
  readonly isWebclip: boolean;
};

/** WEBCLIP before PWA before IPAD, else undefined. */
export function loginDeviceOf(signs: DeviceSigns): LoginDevice | undefined {
  if (signs.isWebclip) return 'WEBCLIP';
  if (signs.isStandalone) return 'PWA';
  return isIpad(signs.userAgent, signs.maxTouchPoints) ? 'IPAD' : undefined;
}
