// What the worker does with a push message and with a tap on its notification; the library's own part wants a merchant's settings, of which a worker for all merchants knows none.
import { toBrandImagePath } from '@/lib/shared/manifest/brand-image';
import { type PushMessage, parsePushText, toPushPath } from '@/lib/shared/push/push-message';
import { isOnBreak } from '@/lib/worker/push/is-on-break';

/** The brand's own icon, where a message brings none. */
const BRAND_ICON = toBrandImagePath({ kind: 'icon', name: '', width: 192, height: 192 }, '');

/** As much of the worker as is needed here. */
export type PushScope = Pick<
  ServiceWorkerGlobalScope,
  'caches' | 'clients' | 'location' | 'navigator' | 'registration'
>;

function listWindows({ clients }: PushScope): Promise<readonly WindowClient[]> {
  // A page that was open before the worker came is the site's too.
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** The count on the app's icon, where the platform has one: what the message says is unread, else how many wait. */
async function showBadge({ navigator, registration }: PushScope, unread: number | undefined): Promise<void> {
  const count = unread ?? (await registration.getNotifications()).length;
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
}

async function notify(scope: PushScope, message: PushMessage): Promise<void> {
  const { title, body, path, tag, icon = BRAND_ICON, image } = message;
  const shown = { body, tag, icon, image, data: { path } };
  await scope.registration.showNotification(title || scope.location.hostname, shown);
  await showBadge(scope, message.unread).catch(() => undefined);
}

/**
 * Shows a message once: in the windows where one is in sight, who are told in the library's form, else as a notification. What cannot be read
 * is no message; browsers want to see something all the same, so the site's name stands there. During a break nothing is shown.
 */
export async function handlePush(scope: PushScope, text: string): Promise<void> {
  if (await isOnBreak(scope.caches, Date.now())) return;
  const { origin, hostname } = scope.location;
  const payload = parsePushText(text, origin);
  const windows = await listWindows(scope);
  if (!windows.some(({ visibilityState }) => visibilityState === 'visible')) {
    const neutral = { title: hostname, body: '', path: toPushPath(undefined, origin), tag: 'neutral' };
    return notify(scope, payload?.message ?? neutral);
  }
  if (!payload) return;
  const told = { ...payload.raw, isFirebaseMessaging: true, messageType: 'push-received' };
  for (const window of windows) window.postMessage(told);
}

/** Brings the message's page to the front where a window shows it, else opens it; never another origin's (SEC-69). */
export async function handleClick(scope: PushScope, notification: Notification): Promise<void> {
  notification.close();
  const { origin } = scope.location;
  const href = origin + toPushPath(notification.data?.path, origin);
  const open = (await listWindows(scope)).find(({ url }) => url.split('#', 1)[0] === href.split('#', 1)[0]);
  await (open ? open.focus() : scope.clients.openWindow(href));
}

/** A subscription that the browser gave up or changed is let go: the page binds a new one when it is next open. */
export async function handleSubscriptionChange({ registration }: PushScope): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
