// How push stands on this device, for the switch of the settings.
import 'client-only';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { getEnvironment } from '@/lib/client/device/page-environment';
import { openPushClient, planDesk, readPushSettings } from '@/lib/client/push/push-client';
import { iosVersionOf } from '@/lib/shared/device/environment';

/** `install`: an iPhone lets only the installed site send messages; `none`: not here at all, and nothing is shown. */
export type PushStanding = 'on' | 'off' | 'blocked' | 'install' | 'none';

/** Looks it up; asks the provider for his settings and switch, never the player. */
export async function readPushStanding(): Promise<PushStanding> {
  const isLeftOut = iosVersionOf(navigator.userAgent) !== undefined && !isStandalone();
  if (isLeftOut) return getEnvironment() === 'browser' && (await readPushSettings()) ? 'install' : 'none';
  const desk = await openPushClient();
  if (!desk) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return (await planDesk(desk)) === 'keep' ? 'on' : 'off';
}
