// How to allow notifications again, by browser.
import { iosVersionOf } from '@/lib/shared/device/environment';

/** Browsers with the same settings path. */
export const TIP_KINDS = ['android', 'ios', 'firefox', 'safari', 'desktop'] as const;

export type TipKind = (typeof TIP_KINDS)[number];

/** Returns the group of a User-Agent; `desktop` for unknown browsers. */
export function tipKindOf(userAgent: string): TipKind {
  if (iosVersionOf(userAgent) !== undefined) return 'ios';
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  if (/\bFirefox\//.test(userAgent)) return 'firefox';
  return /\bVersion\/[\d.]+ Safari\//.test(userAgent) ? 'safari' : 'desktop';
}
