// Painted images in memory, each painted once for all callers.
import 'server-only';
import { LRUCache } from 'lru-cache';

const KEEP_MS = 60 * 60_000;
const RETRY_MS = 60_000;
const ENTRY_BYTES = 256;

/** `isFinal` is false where a picture of the merchant was missing. */
export type Painted = { readonly png: Uint8Array<ArrayBuffer>; readonly isFinal: boolean };

export type PaintedImages<Job> = LRUCache<string, Painted, Job>;

/** Creates a cache of up to `maxBytes`. It keeps images for an hour; those that are not final are painted again after a minute. */
export function makePaintedImages<Job>(
  maxBytes: number,
  paint: (job: Job) => Promise<Painted>,
): PaintedImages<Job> {
  return new LRUCache({
    maxSize: maxBytes,
    ttl: KEEP_MS,
    sizeCalculation: ({ png }) => png.length + ENTRY_BYTES,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const painted = await paint(context);
      if (!painted.isFinal) options.ttl = RETRY_MS;
      return painted;
    },
  });
}
