// Device kind by User-Agent, for the page key and the wide layout.
import type { DeviceKind } from '@/lib/shared/site/site';

/** Returns the device kind; tablets that report a desktop count as desktop. */
export function deviceKindOf(userAgent: string): DeviceKind {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod|Android|Windows Phone|webOS|BlackBerry/i.test(userAgent) ? 'mobile' : 'desktop';
}

const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const USER_AGENTS: Readonly<Record<DeviceKind, string>> = {
  mobile: `Mozilla/5.0 (Linux; Android 10; K) ${ENGINE} Mobile Safari/537.36`,
  tablet: `Mozilla/5.0 (Linux; Android 10; K) ${ENGINE} Safari/537.36`,
  desktop: `Mozilla/5.0 (X11; Linux x86_64) ${ENGINE} Safari/537.36`,
};

/** Returns a representative User-Agent of a device kind. */
export function userAgentOf(device: DeviceKind): string {
  return USER_AGENTS[device];
}
