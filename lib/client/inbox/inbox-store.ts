// The inbox of this device, as pages show it.
import 'client-only';
import { useEffect, useSyncExternalStore } from 'react';
import { getSession, subscribeSession } from '@/lib/client/session/session-store';
import { makeStore } from '@/lib/client/store/make-store';
import { deleteInbox } from '@/lib/client/worker/delete-cached-pages';
import { INBOX_ENTRY, INBOX_LOCK, type InboxMessage, parseInbox } from '@/lib/shared/push/inbox';
import { INBOX_CACHE } from '@/lib/shared/worker/cache-names';

const NONE: readonly InboxMessage[] = [];
const store = makeStore<readonly InboxMessage[] | undefined>(undefined);

// The session's end deletes the stored messages too.
subscribeSession(() => {
  if (getSession().state === 'visitor') store.set(NONE);
});

async function read(): Promise<readonly InboxMessage[]> {
  if (!('caches' in window) || !(await caches.has(INBOX_CACHE))) return NONE;
  const stored = await (await caches.open(INBOX_CACHE)).match(INBOX_ENTRY);
  return parseInbox(await stored?.text(), window.location.origin);
}

// Blocked caches hold none.
async function refreshInbox(): Promise<void> {
  store.set(await read().catch(() => NONE));
}

/** Deletes the messages on this device and from this page. Never throws. */
export async function forgetInbox(): Promise<void> {
  await deleteInbox();
  await refreshInbox();
}

async function storeRead(id: string): Promise<void> {
  const list = (await read()).map((one) => (one.id === id ? { ...one, isRead: true } : one));
  const cache = await caches.open(INBOX_CACHE);
  await cache.put(INBOX_ENTRY, new Response(JSON.stringify(list)));
  store.set(list);
}

/** Marks a message as read. Never throws. */
export async function markInboxRead(id: string): Promise<void> {
  const { locks } = window.navigator;
  try {
    await (locks ? locks.request(INBOX_LOCK, () => storeRead(id)) : storeRead(id));
  } catch {
    // The count stays as it is.
  }
}

/** Returns the messages, newest first; undefined until they have been read. Reads them at the start, when a message arrives, and when the page is seen again. */
export function useInbox(): readonly InboxMessage[] | undefined {
  useEffect(() => {
    const refresh = () => void refreshInbox();
    refresh();
    const worker = navigator.serviceWorker;
    worker?.addEventListener('message', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      worker?.removeEventListener('message', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}
