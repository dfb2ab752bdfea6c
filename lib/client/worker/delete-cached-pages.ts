// Caches of what was visited and received on this device, deleted with the session.
import 'client-only';
import { INBOX_CACHE, isPageCache } from '@/lib/shared/worker/cache-names';

/** Deletes cached pages, which reveal what was visited. Build files and images stay. Never throws. */
export async function deleteCachedPages(): Promise<void> {
  try {
    const names = (await caches.keys()).filter(isPageCache);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Caches are missing or blocked: nothing is stored.
  }
}

/** Deletes the push messages of this device. Never throws. */
export async function deleteInbox(): Promise<void> {
  try {
    // Not through the list of names: a page that unloads now would not get to the second step.
    await caches.delete(INBOX_CACHE);
  } catch {
    // As above.
  }
}
