// Which way leads back to the browser's permission after a no, by the browser.
import { iosVersionOf } from '@/lib/shared/device/environment';

/** Groups of browsers whose settings are found in the same way. */
export const TIP_KINDS = ['android', 'ios', 'firefox', 'safari', 'desktop'] as const;

/** One of the groups. */
export type TipKind = (typeof TIP_KINDS)[number];

/** The group of a User-Agent; an unknown browser has what most have: a sign beside the address. */
export function tipKindOf(userAgent: string): TipKind {
  if (iosVersionOf(userAgent) !== undefined) return 'ios';
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  if (/\bFirefox\//.test(userAgent)) return 'firefox';
  return /\bVersion\/[\d.]+ Safari\//.test(userAgent) ? 'safari' : 'desktop';
}
