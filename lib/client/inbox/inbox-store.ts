// The inbox of this device, as pages show it.
import 'client-only';
import { makeStore } from '@/lib/client/store/make-store';
import { INBOX_CACHE, INBOX_ENTRY, type InboxMessage, parseInbox } from '@/lib/shared/push/inbox';

const NONE: readonly InboxMessage[] = [];
const store = makeStore<readonly InboxMessage[] | undefined>(undefined);

export const subscribeInbox = store.subscribe;

/** Returns the messages, newest first; undefined until they have been read. */
export const getInbox = store.get;

async function read(): Promise<readonly InboxMessage[]> {
  if (!('caches' in window) || !(await caches.has(INBOX_CACHE))) return NONE;
  const stored = await (await caches.open(INBOX_CACHE)).match(INBOX_ENTRY);
  return parseInbox(await stored?.text(), window.location.origin);
}

/** Reads the stored messages; blocked caches hold none. Never throws. */
export async function refreshInbox(): Promise<void> {
  store.set(await read().catch(() => NONE));
}

/** Marks a message as read. Never throws. */
export async function markInboxRead(id: string): Promise<void> {
  try {
    const list = (await read()).map((one) => (one.id === id ? { ...one, isRead: true } : one));
    const cache = await caches.open(INBOX_CACHE);
    await cache.put(INBOX_ENTRY, new Response(JSON.stringify(list)));
    store.set(list);
  } catch {
    // The count stays as it is.
  }
}

/** Removes all messages of this device. Never throws. */
export async function clearInbox(): Promise<void> {
  store.set(NONE);
  if (!('caches' in window)) return;
  await caches.delete(INBOX_CACHE).catch(() => false);
}
