// Push status on this device, for the settings switch.
import 'client-only';
import { isStandalone } from '@/lib/client/device/is-standalone';
import { getEnvironment } from '@/lib/client/device/page-environment';
import { openPushClient, planDesk, readPushSettings } from '@/lib/client/push/push-client';
import { iosVersionOf } from '@/lib/shared/device/environment';

/** `install`: iPhones allow push for installed sites only; `none`: unsupported, nothing shows. */
export type PushStanding = 'on' | 'off' | 'blocked' | 'install' | 'none';

/** Returns the status; may query the provider, never prompts the player. */
export async function readPushStanding(): Promise<PushStanding> {
  const isLeftOut = iosVersionOf(navigator.userAgent) !== undefined && !isStandalone();
  if (isLeftOut) return getEnvironment() === 'browser' && (await readPushSettings()) ? 'install' : 'none';
  const desk = await openPushClient();
  if (!desk) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return (await planDesk(desk)) === 'keep' ? 'on' : 'off';
}
