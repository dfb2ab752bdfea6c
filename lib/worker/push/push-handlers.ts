// Handles push messages and notification taps; the library's worker part needs settings of one merchant.
import { toBrandImagePath } from '@/lib/shared/manifest/brand-image';
import { addToInbox, INBOX_ENTRY, INBOX_LOCK, parseInbox } from '@/lib/shared/push/inbox';
import { type PushMessage, parsePushText, toPushPath } from '@/lib/shared/push/push-message';
import { isLaunchPath } from '@/lib/shared/routes';
import { parseBreakEnd } from '@/lib/shared/safety/break';
import { BREAK_CACHE, BREAK_ENTRY, INBOX_CACHE } from '@/lib/shared/worker/cache-names';

/** Returns whether a break is active; an expired, invalid or missing mark counts as none. Never throws. */
export async function isOnBreak(caches: CacheStorage, nowMs: number): Promise<boolean> {
  try {
    if (!(await caches.has(BREAK_CACHE))) return false;
    const mark = await (await caches.open(BREAK_CACHE)).match(BREAK_ENTRY);
    return parseBreakEnd(await mark?.text(), nowMs) !== undefined;
  } catch {
    return false;
  }
}

const BRAND_ICON = toBrandImagePath({ kind: 'icon', name: '', width: 192, height: 192 }, '');

export type PushScope = Pick<
  ServiceWorkerGlobalScope,
  'caches' | 'clients' | 'location' | 'navigator' | 'registration'
>;

function listWindows({ clients }: PushScope): Promise<readonly WindowClient[]> {
  // Pages opened before the worker count too.
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

// A page with a game shows no messages.
const showsMessages = ({ url, visibilityState }: WindowClient): boolean =>
  visibilityState === 'visible' && !isLaunchPath(new URL(url).pathname);

/** Sets the app badge: the message's unread count, else the number of notifications. */
async function showBadge({ navigator, registration }: PushScope, unread: number | undefined): Promise<void> {
  const count = unread ?? (await registration.getNotifications()).length;
  await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
}

async function notify(scope: PushScope, message: PushMessage, isSilent: boolean): Promise<void> {
  const { title, body, path, tag, icon = BRAND_ICON, image } = message;
  const shown = { body, tag, icon, image, silent: isSilent, data: { path } };
  await scope.registration.showNotification(title || scope.location.hostname, shown);
  await showBadge(scope, message.unread).catch(() => undefined);
}

// WebKit ends a subscription whose messages show nothing, even while a page is in sight; the others excuse that.
function demandsNotification({ navigator }: PushScope): boolean {
  const { userAgent = '' } = navigator ?? {};
  return /AppleWebKit/.test(userAgent) && !/Chrom(?:e|ium)/.test(userAgent);
}

let lastWrite: Promise<unknown> = Promise.resolve();

async function write({ caches, location }: PushScope, message: PushMessage): Promise<void> {
  const cache = await caches.open(INBOX_CACHE);
  const stored = await (await cache.match(INBOX_ENTRY))?.text();
  const list = addToInbox(parseInbox(stored, location.origin), message, Date.now());
  await cache.put(INBOX_ENTRY, new Response(JSON.stringify(list)));
}

/** Stores a message for the inbox, one after the other. Never throws: a full device still shows the notification. */
function storeMessage(scope: PushScope, message: PushMessage): Promise<unknown> {
  const locks = scope.navigator?.locks;
  const store = () => write(scope, message);
  lastWrite = lastWrite
    .then(() => (locks ? locks.request(INBOX_LOCK, store) : store()))
    .catch(() => undefined);
  return lastWrite;
}

/**
 * Shows a message once: in the site's windows if one is visible that shows no game, else as a notification. Where the browser demands one, an
 * unreadable message, or any during a break, shows the site's name alone.
 */
export async function handlePush(scope: PushScope, text: string): Promise<void> {
  const { origin, hostname } = scope.location;
  const isSilent = await isOnBreak(scope.caches, Date.now());
  const payload = isSilent ? undefined : parsePushText(text, origin);
  if (payload) await storeMessage(scope, payload.message);
  const windows = await listWindows(scope);
  const isInSight = windows.some(showsMessages);
  if (!isInSight || demandsNotification(scope)) {
    const neutral = { title: hostname, body: '', path: toPushPath(undefined, origin), tag: 'neutral' };
    return notify(scope, payload?.message ?? neutral, isSilent);
  }
  if (!payload) return;
  const forwarded = { ...payload.raw, isFirebaseMessaging: true, messageType: 'push-received' };
  for (const window of windows) window.postMessage(forwarded);
}

/** Focuses a window with the message's page or opens it; only on this origin (SEC-69). */
export async function handleClick(scope: PushScope, notification: Notification): Promise<void> {
  notification.close();
  const { origin } = scope.location;
  const href = origin + toPushPath(notification.data?.path, origin);
  const open = (await listWindows(scope)).find(({ url }) => url.split('#', 1)[0] === href.split('#', 1)[0]);
  await (open ? open.focus() : scope.clients.openWindow(href));
}

/** Ends a subscription that the browser dropped or changed; the next open page binds a new one. */
export async function handleSubscriptionChange({ registration }: PushScope): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
