import type { LoginDevice } from '@/lib/shared/calls/wire-session';
import { isIpad } from '@/lib/shared/device/environment';

export type DeviceSigns = {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly isStandalone: boolean;
  /** Runs as a web clip of an iOS profile (stored flag WEBCLIP). */
  readonly isWebclip: boolean;
};

/** Prefers WEBCLIP, then PWA, then IPAD. */
export function loginDeviceOf(signs: DeviceSigns): LoginDevice | undefined {
  if (signs.isWebclip) return 'WEBCLIP';
  if (signs.isStandalone) return 'PWA';
  return isIpad(signs.userAgent, signs.maxTouchPoints) ? 'IPAD' : undefined;
}
