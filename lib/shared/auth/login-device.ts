// Which kind of device a login names (SPEC §3, E6).
import type { LoginDevice } from '@/lib/shared/calls/wire-session';

/** What the browser shows of itself. */
export type DeviceSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  /** Runs in a window of its own: installed. */
  readonly isStandalone: boolean;
  /** Runs as a web clip of an iOS profile (stored flag WEBCLIP). */
  readonly isWebclip: boolean;
};

/** WEBCLIP before PWA before IPAD, else undefined (E6). An iPad calls itself a Mac; a Mac has no touch screen. */
export function loginDeviceOf(signs: DeviceSigns): LoginDevice | undefined {
  if (signs.isWebclip) return 'WEBCLIP';
  if (signs.isStandalone) return 'PWA';
  const isIpad =
    /iPad/.test(signs.userAgent) || (/Macintosh/.test(signs.userAgent) && signs.maxTouchPoints > 1);
  return isIpad ? 'IPAD' : undefined;
}
