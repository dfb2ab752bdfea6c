import { iosVersionOf, isIpad } from '@/lib/shared/device/environment';

const IOS_MIN = 16;

/** Returns false on iOS below 16. An iPad that reports a Mac carries its version as Safari's. */
export function canCollect(userAgent: string, maxTouchPoints: number): boolean {
  const own = isIpad(userAgent, maxTouchPoints) ? /\bVersion\/(\d+)/.exec(userAgent)?.[1] : undefined;
  const version = iosVersionOf(userAgent) ?? (own === undefined ? undefined : Number(own));
  return version === undefined || version >= IOS_MIN;
}
