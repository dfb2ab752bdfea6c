// What the worker kept of visited pages goes with a session.
import 'client-only';
import { isPageCache } from '@/lib/shared/worker/cache-names';

/**
 * Deletes the kept pages. They hold nothing of a member, only which pages were seen on this device; the build's files, the offline
 * page and pictures stay. Never throws.
 */
export async function forgetPages(): Promise<void> {
  if (!('caches' in window)) return;
  try {
    const names = (await caches.keys()).filter(isPageCache);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Caches are refused here: then nothing was kept either.
  }
}
