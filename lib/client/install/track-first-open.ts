import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import { STORED } from '@/lib/client/storage/stored-items';
import { trackOnce } from '@/lib/client/track/track-once';

/** Sends a2hsFirstOpen, once per device, if the site runs installed. */
export function trackFirstOpen(): void {
  if (getAppMode() === 'homescreen') trackOnce('a2hsFirstOpen', STORED.homescreenOpened);
}
