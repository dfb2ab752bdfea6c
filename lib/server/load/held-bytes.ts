// How many bytes of large answers are in memory at once: on their way from a provider, or waiting for a slow reader (FLT-29).
import 'server-only';
import { getSingle } from '@/lib/server/single';

/** An answer of this size is not counted: it is what providers usually give. */
export const SMALL_BYTES = 128 * 1024;
/** What all that are larger may take together. */
export const MOST_BYTES = 32 * 1024 * 1024;

const getAll = () => getSingle('held-bytes', () => ({ bytes: 0 }));

/** What one answer takes of it. */
export type Held = {
  /** Takes as much as `toBytes` in all; false where all together are more than may be now, so that it had better be given up. */
  readonly grow: (toBytes: number) => boolean;
  /** Gives all of it back; may be called again. */
  readonly end: () => void;
};

/** Begins to count an answer, which takes nothing yet. */
export function holdBytes(): Held {
  const all = getAll();
  let own = 0;
  return {
    grow: (toBytes) => {
      if (toBytes <= SMALL_BYTES) return true;
      all.bytes += toBytes - own;
      own = toBytes;
      return all.bytes <= MOST_BYTES;
    },
    end: () => {
      all.bytes -= own;
      own = 0;
    },
  };
}
