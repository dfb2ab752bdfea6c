// Stores received messages for the inbox.
import { addToInbox, INBOX_CACHE, INBOX_ENTRY, parseInbox } from '@/lib/shared/push/inbox';
import type { PushMessage } from '@/lib/shared/push/push-message';

let last: Promise<unknown> = Promise.resolve();

async function write(caches: CacheStorage, message: PushMessage, origin: string): Promise<void> {
  const cache = await caches.open(INBOX_CACHE);
  const stored = await (await cache.match(INBOX_ENTRY))?.text();
  const list = addToInbox(parseInbox(stored, origin), message, Date.now());
  await cache.put(INBOX_ENTRY, new Response(JSON.stringify(list)));
}

/** Adds a message to the inbox, one after the other. Never throws: a full device still shows the notification. */
export function storeMessage(caches: CacheStorage, message: PushMessage, origin: string): Promise<unknown> {
  last = last.then(() => write(caches, message, origin)).catch(() => undefined);
  return last;
}
