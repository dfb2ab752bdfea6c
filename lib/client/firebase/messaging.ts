// Creates and deletes the push token of this browser; loads only when a token is due.
import 'client-only';
import { getApps, initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from 'firebase/messaging';
import { withPushHosts } from '@/lib/client/api/with-push-hosts';
import type { PushHosts, PushSettings } from '@/lib/shared/push/push-settings';

/** Input for a token; `registration` must be the site's worker, or the library registers its own. */
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

/** Returns the push token of this browser, undefined where unsupported; a valid one is reused. Permission
 * must be granted. @throws errors of the library or the browser's push service */
export async function makePushToken(request: TokenRequest): Promise<string | undefined> {
  const { settings, registration, hosts } = request;
  if (!(await isSupported())) return undefined;
  const messaging = getMessagingFor(settings);
  const options = { vapidKey: settings.vapidKey, serviceWorkerRegistration: registration };
  const token = await withPushHosts(hosts, () => getToken(messaging, options));
  held = { messaging, hosts };
  return token || undefined;
}

/** Deletes the token made on this page. @throws errors of the library */
export async function dropPushToken(): Promise<void> {
  // Without a token of this page, the library would register its own worker first.
  if (!held) return;
  const { messaging, hosts } = held;
  held = undefined;
  await withPushHosts(hosts, () => deleteToken(messaging));
}
