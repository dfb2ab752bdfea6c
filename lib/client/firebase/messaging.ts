// Makes and ends the push token of this browser by the messaging library; loaded only where a token is due.
import 'client-only';
import { getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from 'firebase/messaging';
import { withPushHosts } from '@/lib/client/api/with-push-hosts';
import type { PushSettings } from '@/lib/shared/push/parse-push';
import type { PushHosts } from '@/lib/shared/push/push-hosts';

/** What a token is made from; the worker must be the site's own: the library would register another. */
export type TokenRequest = {
  readonly settings: PushSettings;
  readonly registration: ServiceWorkerRegistration;
  readonly hosts?: PushHosts;
};

let held: { readonly messaging: Messaging; readonly hosts?: PushHosts } | undefined;

function getMessagingFor({ config }: PushSettings): Messaging {
  const name = `push-${config.projectId}`;
  return getMessaging(getApps().find((app) => app.name === name) ?? initializeApp({ ...config }, name));
}

/**
 * The token of this browser at the merchant's project; the one it has is given again while it is good. Undefined where the library finds the
 * browser wanting. The permission must have been granted. @throws what the library and the browser's push service say
 */
export async function makePushToken(request: TokenRequest): Promise<string | undefined> {
  const { settings, registration, hosts } = request;
  if (!(await isSupported())) return undefined;
  const messaging = getMessagingFor(settings);
  const options = { vapidKey: settings.vapidKey, serviceWorkerRegistration: registration };
  const token = await withPushHosts(hosts, () => getToken(messaging, options));
  held = { messaging, hosts };
  return token || undefined;
}

/** Ends the token that this page made; one of an earlier page goes with its subscription. @throws what the library says */
export async function dropPushToken(): Promise<void> {
  // Without a token of this page the library would register a worker of its own first.
  if (!held) return;
  const { messaging, hosts } = held;
  held = undefined;
  await withPushHosts(hosts, () => deleteToken(messaging));
}
