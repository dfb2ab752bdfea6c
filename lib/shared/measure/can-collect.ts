// Which browsers report what they measured (not iOS below 16).
import { iosVersionOf, isIpad } from '@/lib/shared/device/environment';

const IOS_MIN = 16;

/** No on iOS below 16. An iPad that calls itself a Mac tells its version as Safari's, which came with the system's. */
export function canCollect(userAgent: string, maxTouchPoints: number): boolean {
  const own = isIpad(userAgent, maxTouchPoints) ? /\bVersion\/(\d+)/.exec(userAgent)?.[1] : undefined;
  const version = iosVersionOf(userAgent) ?? (own === undefined ? undefined : Number(own));
  return version === undefined || version >= IOS_MIN;
}
