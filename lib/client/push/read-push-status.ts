import 'client-only';
import { getEnvironment, isStandalone } from '@/lib/client/device/app-mode';
import { openPushClient, planPushSetup, readPushSettings } from '@/lib/client/push/push-client';
import { iosVersionOf } from '@/lib/shared/device/environment';

/** `install`: iPhones allow push for installed sites only; `none`: unsupported, nothing shows. */
export type PushStatus = 'on' | 'off' | 'blocked' | 'install' | 'none';

/** Returns the status; may query the provider, never prompts the player. */
export async function readPushStatus(): Promise<PushStatus> {
  const isLeftOut = iosVersionOf(navigator.userAgent) !== undefined && !isStandalone();
  if (isLeftOut) return getEnvironment() === 'browser' && (await readPushSettings()) ? 'install' : 'none';
  const client = await openPushClient();
  if (!client) return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return (await planPushSetup(client)) === 'keep' ? 'on' : 'off';
}
