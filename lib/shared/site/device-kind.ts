// Tells the kind of device from a User-Agent, for the page key and the wide layout (S16).
import type { DeviceKind } from '@/lib/shared/site/site';

/** Mobile, tablet or desktop; tablets that call themselves desktops count as desktop, which the wide layout suits. */
export function deviceKindOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone|webOS|BlackBerry/i.test(userAgent) ? 'mobile' : 'desktop';
}
