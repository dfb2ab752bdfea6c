// The scripts and styles of cached pages.
import { cacheNames } from '@/lib/worker/caches';

const FILE = /"(\/_next\/static\/[^"\\]+\.(?:js|css))"/g;

/** Caches the scripts and styles that a page names, behind whatever the page itself is loading. Returns false if one is missing:
 * without them the page would show, but nothing in it would work. Never throws. */
export async function keepPageFiles(html: string): Promise<boolean> {
  try {
    const cache = await caches.open(cacheNames.files);
    const addresses = new Set([...html.matchAll(FILE)].flatMap(([, address]) => address ?? []));
    const keep = async (address: string) =>
      (await caches.match(address)) ?? cache.add(new Request(address, { priority: 'low' }));
    await Promise.all([...addresses].map(keep));
    return true;
  } catch {
    return false;
  }
}
